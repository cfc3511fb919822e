/* Who throws the dice next. As in rules_core.throwing. */

/**
 * After `thrower` has thrown `total` (null: has the turn and has not thrown yet): the `player` whose turn it is, null
 * for none, and the `steps` that say why. `seats` are `{player, takesPart, willing}`, clockwise.
 */
export function nextThrower(deal, seats, thrower, total) {
  if (deal.step) return { player: null, steps: [deal.step] };
  const place = seats.findIndex((seat) => seat.player === thrower);
  const passes = total === deal.until;
  const start = passes ? place + 1 : place;
  const steps = total === null ? [] : [{ ...deal[passes ? "passes" : "stays"], fields: { total, until: deal.until } }];
  for (const seat of [...seats.slice(start), ...seats.slice(0, start)]) {
    const fields = { player: seat.player };
    const refusal = refusalOf(deal, seat);
    const keeps = !passes && seat.player === thrower;
    steps.push({ ...(refusal ?? (keeps ? deal.keeps : deal.next)), fields });
    if (!refusal) return { player: seat.player, steps };
  }
  return { player: null, steps: [...steps, { ...deal.nobody, fields: {} }] };
}

/** Why a player does not throw, null when they do. */
function refusalOf(deal, seat) {
  if (!seat.takesPart) return deal.outside;
  return seat.willing ? null : deal.declined;
}
