import * as z from "zod";
import { exactMoney } from "#core/words/format";
import type { Row } from "#mails/blocks";
import { line } from "#mails/line";
import { mailWords } from "#mails/words/words";

/** A product of its reader. */
export const ownProduct = z.object({ id: z.int(), name: z.string(), slug: z.string() });

/** An invoice or a credit note: its number, its order's, and its sums. */
export const documentSums = {
	order: z.string(),
	document: z.string(),
	currency: z.string(),
	netCents: z.int(),
	vatCents: z.int(),
	totalCents: z.int(),
};

interface Sums {
	currency: string;
	netCents: number;
	vatCents: number;
	totalCents: number;
}

/** The sums of a document, the total last. */
export function sumRows({ currency, netCents, vatCents, totalCents }: Sums): Row[] {
	const t = mailWords.orders;
	const row = (label: string, cents: number) => ({ label: [label], value: line`${exactMoney(cents, currency)}` });
	return [row(t.net, netCents), row(t.vat, vatCents), { ...row(t.total, totalCents), strong: true }];
}
