/* What is measured of a calculator under each condition. Every function gives a list of faults in words. */

window.conditions = (() => {
  const CONTROL = "button, input, select, summary, a[href]";
  const SIGNS = /[♠♥♦♣§×✓✔]|undefined|\[object|NaN/u;
  const PICTURE = ".playing-card, .chip, .pocket, .die, .ring, .place__key, .deal__card";
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const isSilent = (element) => Boolean(element.closest(".sr-only, caption"));
  const named = (element) => {
    const text = element.getAttribute("aria-label") ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${text.slice(0, 40)}”`;
  };

  /** Every text that is seen: its element and the boxes of its lines. */
  function texts(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || ["OPTION", "TITLE", "STYLE"].includes(element.tagName) || isSilent(element) || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length) found.push({ element, boxes });
    }
    return found;
  }

  const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;

  /** Text that leaves its box or the screen; what scrolls must be a place that one can reach and that has a name. */
  function cut(root) {
    const faults = [];
    for (const { element, boxes } of texts(root)) {
      const size = parseFloat(getComputedStyle(element).fontSize);
      const right = Math.max(...boxes.map((box) => box.right));
      const left = Math.min(...boxes.map((box) => box.left));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const top = Math.min(...boxes.map((box) => box.top));
      let frame = false;
      for (let holder = element; holder && holder !== root.parentElement; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        if (scrolls(holder)) {
          frame = true;
          if (holder.tabIndex !== 0 || !["region", "group"].includes(holder.getAttribute("role"))) faults.push(`scrolls without a name: ${named(holder)}`);
          break;
        }
        if (style.display.startsWith("inline") && !style.display.includes("-")) continue;
        if (style.display === "contents" || holder instanceof SVGElement) continue;
        const box = holder.getBoundingClientRect();
        if (right > box.right + 1.5 || left < box.left - 1.5) faults.push(`wider than ${named(holder)}: ${named(element)}`);
        if (bottom > box.bottom + size * 0.3 || top < box.top - size * 0.3) faults.push(`higher than ${named(holder)}: ${named(element)}`);
        // A chip may be wider than the place on which it is laid.
        if (style.position === "absolute" || holder.matches(".chip--laid")) break;
      }
      if (!frame && (right > innerWidth + 1 || left < -1)) faults.push(`outside the screen: ${named(element)}`);
    }
    return [...faults, ...cutChoices(root)];
  }

  /** Choices whose text has no room in their field. */
  function cutChoices(root) {
    const pen = document.createElement("canvas").getContext("2d");
    return all(root, "select").filter(isSeen).filter((select) => {
      const style = getComputedStyle(select);
      pen.font = style.font;
      const arrow = style.appearance === "none" ? 0 : 20;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      return pen.measureText(select.selectedOptions[0]?.text ?? "").width > room + 1;
    }).map((select) => `choice has no room: “${select.selectedOptions[0].text}”`);
  }

  /** Texts that lie on one another. A chip lies on the number on which it is laid. */
  function overlaps(root) {
    // What is written round a ring stands aslant: its upright box says nothing.
    const lines = texts(root).filter(({ element }) => !element.closest(".ring")).flatMap(({ element, boxes }) => boxes.map((box) => ({ element, box })));
    lines.sort((one, other) => one.box.top - other.box.top);
    const faults = new Set();
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.element === other.element || [one, other].some(({ element }) => element.closest(".chip--laid")) && [one, other].some(({ element }) => element.closest(".pocket"))) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2 && high > 0.4 * Math.min(one.box.height, other.box.height)) faults.add(`${named(one.element)} on ${named(other.element)}`);
      }
    }
    return [...faults];
  }

  /** Targets under 24 pixels without room around them (WCAG 2.5.8). A link in a sentence is none, as there. */
  function targets(root) {
    // The points between the numbers of roulette lie as close as on a real cloth: each of their bets can also be
    // chosen otherwise, which is the exception that 2.5.8 makes.
    const found = all(root, CONTROL).filter((element) => isSeen(element) && !element.matches("p a, li a, .coup__line a, .place--point, :disabled"));
    const boxes = found.map((element) => {
      const label = element.type === "checkbox" ? element.closest("label") ?? root.querySelector(`label[for="${element.id}"]`) : null;
      return { element, box: (label ?? element).getBoundingClientRect() };
    });
    const small = ({ box }) => box.width < 23.9 || box.height < 23.9;
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const apart = (one, other) => {
      const [x, y] = middle(one.box);
      const [nearX, nearY] = small(other) ? middle(other.box) : [Math.max(other.box.left, Math.min(x, other.box.right)), Math.max(other.box.top, Math.min(y, other.box.bottom))];
      return Math.hypot(x - nearX, y - nearY) >= (small(other) ? 24 : 12);
    };
    return boxes.filter((one) => small(one) && boxes.some((other) => other !== one && !apart(one, other))).map(({ element, box }) => `${named(element)}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
  }

  /** Pictures that a screen reader would meet without a name. */
  function pictures(root) {
    const isNamed = (element) => element.getAttribute("aria-label") || element.getAttribute("aria-labelledby");
    return all(root, "svg, img, [role=img]")
      .filter((element) => !element.closest("[aria-hidden=true], button[aria-label]"))
      .filter((element) => !(element.getAttribute("role") === "img" && isNamed(element)))
      .map(named);
  }

  /** Names of the accessibility tree that are none, or are signs instead of words. */
  const wordless = (nodes) => nodes.filter(({ name }) => !/[\p{L}\d]/u.test(name) || SIGNS.test(name)).map(({ role, name }) => `${role} “${name}”`);

  const line = (style, side) => style[`${side}Style`] !== "none" && parseFloat(style[`${side}Width`]) > 0 && !/rgba\(.*, 0\)|transparent/.test(style[`${side}Color`]);
  const isEdged = (element) => {
    const style = getComputedStyle(element);
    return line(style, "borderTop") || line(style, "borderBottom") || line(style, "outline");
  };

  /** Controls that forced colours leave without an edge: their own, or that of the picture in them. */
  function edges(root) {
    const controls = all(root, "button, input, select").filter(isSeen);
    return controls.filter((control) => !isEdged(control) && !control.matches(".place--point, [type=checkbox]") && !all(control, PICTURE).some(isEdged) && !control.querySelector(".pocket, .chip")).map(named);
  }

  /** States that look like their opposite but for colours. */
  function states(root) {
    const look = (element) => {
      const style = getComputedStyle(element);
      return ["borderTopWidth", "borderTopStyle", "outlineStyle", "outlineWidth", "outlineOffset", "opacity", "textDecorationLine"].map((name) => style[name]).join();
    };
    const pairs = [
      ['[aria-pressed="true"]', '[aria-pressed="false"]'],
      [".place--hit:not(.place--point)", ".place:not(.place--hit, .place--point)"],
      [".seat[aria-current]", ".seat:not([aria-current], .seat--filled)"],
      ['[aria-disabled="true"]', '[aria-disabled="false"]'],
      [".hand--winner", ".hand:not(.hand--winner)"],
    ];
    return pairs.flatMap(([chosen, other]) => all(root, chosen).filter(isSeen).flatMap((element) => {
      const like = all(element.parentElement, `:scope > ${element.localName}`).find((one) => one.matches(other) && isSeen(one));
      return like && look(like) === look(element) ? [`${named(element)} looks like ${named(like)}`] : [];
    }));
  }

  const channel = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
  const contrast = (one, other) => {
    const [high, low] = [light(numbers(one)), light(numbers(other))].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };

  /** Chips, numbers and cards whose colours a forced palette would take, or whose value cannot be read. */
  function values(root) {
    const faults = all(root, PICTURE).filter((element) => isSeen(element) && getComputedStyle(element).forcedColorAdjust !== "none").map((element) => `forced: ${named(element)}`);
    const paper = "rgb(255, 255, 255)";
    const unread = all(root, ".chip, .pocket").filter(isSeen).filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const ground = element.matches(".pocket") ? backgroundColor : paper;
      return element.matches(".chip") && !/\d/.test(element.textContent) || contrast(color, ground) < 4.5;
    });
    return [...faults, ...unread.map((element) => `cannot be read: ${named(element)}`)];
  }

  /** What would move: transitions and animations that take time. */
  function motion(root) {
    const times = (text) => text.split(",").map((time) => parseFloat(time));
    const faults = [root, ...all(root, "*")].flatMap((element) => [null, "::before", "::after"].filter((part) => {
      const style = getComputedStyle(element, part);
      return [style.transitionDuration, style.animationDuration].some((text) => times(text).some((time) => time > 0));
    }).map((part) => named(element) + (part ?? "")));
    return [...faults, ...document.getAnimations().filter(({ effect }) => root.contains(effect?.target)).map(({ effect }) => `runs: ${named(effect.target)}`)];
  }

  /** What does not belong on paper, and text that is not dark on white. */
  function paper(root) {
    const pressed = all(root, CONTROL).filter((element) => isSeen(element) && !element.matches("summary"));
    const plain = (element) => {
      const style = getComputedStyle(element);
      return !line(style, "borderTop") && /rgba\(.*, 0\)/.test(style.backgroundColor) && style.appearance === "none";
    };
    const onTable = (element) => element.closest(".felt") || (element.closest(".moves, .calculator__actions:has([data-way])") && plain(element)) || (element.matches("input, select") && plain(element));
    const pale = texts(root).filter(({ element }) => {
      for (let holder = element; holder !== root; holder = holder.parentElement) {
        if (getComputedStyle(holder).opacity !== "1") return false;
        if (getComputedStyle(holder).printColorAdjust === "exact") return false;
      }
      return contrast(getComputedStyle(element).color, "rgb(255, 255, 255)") < 4.5;
    });
    const whole = all(root, ".layout, .coup > .hand, .spun, tr").filter((element) => isSeen(element) && getComputedStyle(element).breakInside !== "avoid" && !element.closest("table")?.matches("[class]:not(.table)"));
    return [
      ...pressed.filter((element) => !onTable(element)).map((element) => `a control: ${named(element)}`),
      ...pale.map(({ element }) => `pale: ${named(element)}`),
      ...whole.map((element) => `may be split: ${named(element)}`),
      ...all(root, "details li, details tr").filter((element) => !isSeen(element) && !element.closest("[hidden]")).map((element) => `folded: ${named(element)}`),
      ...all(root, ".error, .field__error").filter((element) => isSeen(element) && !element.textContent).map(named),
    ];
  }

  return { cut, overlaps, targets, pictures, wordless, edges, states, values, motion, paper, isSeen, named };
})();
