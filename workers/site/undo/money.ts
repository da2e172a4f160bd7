import editProduct from "#actions/products/edit-product";
import stopPromoCode from "#actions/promo/stop-promo-code";
import { changeBetween, changeIn } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import type { AuditEntry } from "#store/audit-log";
import { productOf } from "#store/products";
import { inputOfFacts, productFacts } from "#usecases/products/product-input";
import { changedMeanwhile } from "#usecases/saved-since";
import { type Asked, type Undo, undoBy } from "./undo.ts";

/** What can be taken back of products and promo codes. Money that was given back, and documents that were issued, cannot. */
export const MONEY_UNDOS: Readonly<Record<string, Undo>> = {
	edit_product: undoBy(editProduct, productBack),
	stop_promo_code: undoBy(stopPromoCode, (entry) => ({
		code: entry.subject.slice("promo:".length),
		stopped: changeIn(entry.detail)?.before.stopped === true,
	})),
};

/** As it was before the edit, where nobody has edited the same since. */
async function productBack({ subject, detail }: AuditEntry, { db }: Asked) {
	const code = subject.slice("product:".length);
	const product = (await productOf(db, code)) ?? notFound("product");
	const now = productFacts(product);
	const change = changeIn(detail) ?? notFound("change");
	const names = Object.keys(change.after);
	const since = changeBetween(change.after, Object.fromEntries(names.map((name) => [name, now[name] ?? null])));
	if (Object.keys(since.after).length > 0) throw changedMeanwhile();
	return { product: code, version: product.version, ...inputOfFacts({ ...now, ...change.before }) };
}
