import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { allProducts, rewriteProduct } from "#store/products";
import { unchanged } from "#usecases/commit";
import {
	productCode,
	productFacts,
	productTerms,
	productValues,
	refuseBadProduct,
} from "#usecases/products/product-input";
import { savedSince } from "#usecases/saved-since";

/**
 * The site team says what a product is and costs. Orders keep what they were made with; from now on the cart, quotes and
 * answers of the API say what is written here. Source: docs/orders.md#products.
 */
export default defineAction({
	id: "edit_product",
	actor: "team",
	fresh: true,
	rate: "write",
	input: z.strictObject({
		product: productCode,
		/** Of the product as it was read. */
		version: z.int().min(1),
		...productTerms,
	}),
	async handler({ product: code, version, ...terms }, { db }) {
		const products = await allProducts(db);
		const before = products.find((one) => one.code === code) ?? notFound("product");
		const values = productValues(terms);
		refuseBadProduct({ code, ...values }, products);
		const change = changeBetween(productFacts(before), productFacts(values));
		if (Object.keys(change.after).length === 0 && before.version === version) return unchanged({ product: code });
		return record(
			{ subject: `product:${code}`, change },
			{ product: code },
			rewriteProduct(db, { code, version }, values),
			{ changed: savedSince("product") },
		);
	},
});
