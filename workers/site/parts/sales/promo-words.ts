import type { PromoCodeRow } from "#store/promo-codes";
import { dayOf, usd } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.promo;
const iso = (at: number): string => new Date(at).toISOString();

/** What a code takes off. */
export const takesOffWords = ({ percent, amountCents }: PromoCodeRow): string =>
	percent === null ? usd(amountCents ?? 0) : t.percent(percent);

/** The days on which it is good. */
export function goodWords({ fromAt, untilAt }: PromoCodeRow): string {
	const from = fromAt === null ? null : dayOf(iso(fromAt));
	// Its last day ends at this instant.
	const until = untilAt === null ? null : dayOf(iso(untilAt - 1));
	if (from !== null && until !== null) return t.between(from, until);
	return from !== null ? t.fromDay(from) : until !== null ? t.untilDay(until) : t.always;
}

/** How a code stands. */
export function promoState(row: PromoCodeRow, now: number): keyof typeof t.states {
	if (row.stoppedAt !== null) return "stopped";
	if (row.fromAt !== null && now < row.fromAt) return "notYet";
	if (row.untilAt !== null && now >= row.untilAt) return "over";
	return row.maxUses !== null && row.uses >= row.maxUses ? "usedUp" : "good";
}
