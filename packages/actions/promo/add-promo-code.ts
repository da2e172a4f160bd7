import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, type FieldError } from "#core/errors";
import { DAY_MS } from "#core/launches/week";
import { PRODUCT_CODE_MAX, PROMO_NOTE_MAX } from "#core/limits";
import { allProducts } from "#store/products";
import { insertPromoCode, PROMO_CODE_TAKEN } from "#store/promo-codes";
import { dateText, line } from "#usecases/fields";
import { newPromoCode } from "#usecases/orders/promo-input";

const USES_MAX = 1_000_000;
const AMOUNT_CENTS_MAX = 100_000_000;

const message = "There is such a code already; its terms stay as they are. Make another one.";
const TAKEN = {
	code: "invalid_input",
	detail: message,
	more: { errors: [{ pointer: "/code", code: "bad_value", message }] },
} as const;

const input = z.strictObject({
	code: newPromoCode,
	/** One of both. */
	percent: z.int().min(1).max(100).nullable(),
	amount_cents: z.int().min(1).max(AMOUNT_CENTS_MAX).nullable(),
	/** Product codes; none for all. */
	products: z.array(line(PRODUCT_CODE_MAX)).max(100),
	/** Days in UTC: the first on which it is good, and the last. */
	from: dateText.nullable(),
	until: dateText.nullable(),
	max_uses: z.int().min(1).max(USES_MAX).nullable(),
	max_uses_each: z.int().min(1).max(USES_MAX).nullable(),
	note: line(PROMO_NOTE_MAX),
});
type Input = z.output<typeof input>;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The site team makes a promo code. Its terms stay; it can be stopped. Source: docs/orders.md#promo-codes. */
export default defineAction({
	id: "add_promo_code",
	actor: "team",
	fresh: true,
	rate: "write",
	input,
	async handler(sent, { db, now }) {
		const known = new Set((await allProducts(db)).map((product) => product.code));
		const errors = problemsOf(sent, known);
		if (errors.length > 0) {
			throw new AppError("invalid_input", errors.map((error) => error.message).join(" "), { errors });
		}
		const { code, from, until, note, ...terms } = sent;
		const row = {
			code,
			percent: terms.percent,
			amountCents: terms.amount_cents,
			products: terms.products.length === 0 ? null : [...new Set(terms.products)],
			fromAt: from === null ? null : startOf(from),
			untilAt: until === null ? null : startOf(until) + DAY_MS,
			maxUses: terms.max_uses,
			maxUsesEach: terms.max_uses_each,
			note: note.trim(),
			createdAt: now.getTime(),
		};
		return record(
			{ subject: `promo:${code}`, change: changeBetween(null, { ...sent }) },
			{ code },
			[insertPromoCode(db, row)],
			{ [PROMO_CODE_TAKEN]: TAKEN },
		);
	},
});

function problemsOf({ percent, amount_cents, products, from, until }: Input, known: ReadonlySet<string>): FieldError[] {
	const problem = (pointer: string, message: string) => ({ pointer, code: "bad_value", message });
	const unknown = products.find((code) => !known.has(code));
	return [
		...((percent === null) === (amount_cents === null)
			? [problem("/percent", "Give either a percentage or an amount.")]
			: []),
		...(unknown === undefined ? [] : [problem("/products", `There is no product ${unknown}.`)]),
		...(from !== null && until !== null && until < from
			? [problem("/until", "Its last day must not be before its first.")]
			: []),
	];
}
