/* What a hand of blackjack is worth, and which of two wins. As in rules_core.blackjack.hands. */

/** A reason: what happened, by which clause, with the values of its sentence. */
export const step = (house, code, fields = {}, clause = house.clauses[code]) => ({ code, clause, fields });

/** The best total of these cards, and whether an ace counts high in it. */
export function count(house, cards) {
  const low = cards.reduce((sum, card) => sum + house.values[card.rank], 0);
  const high = low + house.aceHigh - house.values[house.ace];
  const soft = high <= house.limit && cards.some((card) => card.rank === house.ace);
  return { total: soft ? high : low, soft };
}

/** The value of a hand; one from a split pair is never blackjack. */
export function value(house, cards, split = false) {
  const { total, soft } = count(house, cards);
  const bust = total > house.limit;
  const full = total === house.limit && cards.length === house.opening;
  const blackjack = full && !split;
  const fields = { cards, total, limit: house.limit, ace: house.aceHigh };
  const code = blackjack ? "bj-blackjack" : bust ? "bj-bust" : full ? "bj-split-full" : soft ? "bj-soft" : "bj-hard";
  return { cards, total, soft, blackjack, bust, step: step(house, code, fields) };
}

/** Which of two valued hands wins, seen from the player: `win`, `lose` or `push`. */
export function judge(house, player, dealer, doubled = false) {
  const [result, code] = judgement(player, dealer);
  const [unequal, equal] = house.results[code];
  const fields = { cards: player.cards, player: player.total, dealer: dealer.total, limit: house.limit };
  return { hand: player, result, doubled, step: step(house, code, fields, player.total === dealer.total ? equal : unequal) };
}

function judgement(player, dealer) {
  if (player.bust) return ["lose", dealer.bust ? "bj-loses-both-bust" : "bj-loses-bust"];
  if (player.blackjack && dealer.blackjack) return ["push", "bj-push-blackjack"];
  if (player.blackjack) return ["win", "bj-wins-blackjack"];
  if (dealer.blackjack) return ["lose", "bj-loses-blackjack"];
  if (dealer.bust) return ["win", "bj-wins-dealer-bust"];
  if (player.total === dealer.total) return ["push", "bj-push"];
  return player.total > dealer.total ? ["win", "bj-wins"] : ["lose", "bj-loses"];
}
