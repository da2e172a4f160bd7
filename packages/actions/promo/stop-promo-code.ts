import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { promoCode, setPromoStopped } from "#store/promo-codes";
import { unchanged } from "#usecases/commit";
import { promoCodeText } from "#usecases/orders/promo-input";
import { savedSince } from "#usecases/saved-since";

/**
 * The site team stops a promo code, or lets it be used again. Orders that hold it keep what it took off.
 * Source: docs/orders.md#promo-codes.
 */
export default defineAction({
	id: "stop_promo_code",
	actor: "team",
	fresh: true,
	rate: "write",
	input: z.strictObject({ code: promoCodeText, stopped: z.boolean() }),
	async handler({ code, stopped }, { db, now }) {
		const { stoppedAt } = (await promoCode(db, code)) ?? notFound("promo code");
		if ((stoppedAt !== null) === stopped) return unchanged({ code });
		return record(
			{ subject: `promo:${code}`, change: changeBetween({ stopped: stoppedAt !== null }, { stopped }) },
			{ code },
			setPromoStopped(db, code, { from: stoppedAt, to: stopped ? now.getTime() : null }),
			{ changed: savedSince("promo code") },
		);
	},
});
