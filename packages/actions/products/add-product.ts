import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { allProducts, CODE_TAKEN, insertProduct } from "#store/products";
import {
	productCode,
	productFacts,
	productTerms,
	productValues,
	refuseBadProduct,
} from "#usecases/products/product-input";

const message = "There is a product of this code already; choose another one.";
const TAKEN = {
	code: "invalid_input",
	detail: message,
	more: { errors: [{ pointer: "/product", code: "bad_value", message }] },
} as const;

/**
 * The site team offers a product of its own: one that people deliver by hand, or a bundle of those there are. Its code
 * stays, as orders name it. Source: docs/orders.md#products.
 */
export default defineAction({
	id: "add_product",
	actor: "team",
	fresh: true,
	rate: "write",
	input: z.strictObject({ product: productCode, ...productTerms }),
	async handler({ product: code, ...terms }, { db }) {
		const values = productValues(terms);
		refuseBadProduct({ code, ...values }, await allProducts(db));
		return record(
			{ subject: `product:${code}`, change: changeBetween(null, productFacts(values)) },
			{ product: code },
			[insertProduct(db, { code, ...values })],
			{ [CODE_TAKEN]: TAKEN },
		);
	},
});
