import { CLAIM_METHODS } from "#core/access/claim";
import { allCategories } from "#store/categories";
import { draftOfUser } from "#store/drafts";
import { listingsOfOwner, ownedListing } from "#store/owned-listings";
import { activeProducts } from "#store/products";
import type { Problem } from "#workers/http/problem";
import { runOperation } from "#workers/mcp/call";
import type { Exchange } from "#workers/mcp/exchange";
import type { AskingTool, Form, Question } from "#workers/mcp/question";
import { findTool } from "#workers/mcp/tools";

/** A choice among words. */
function choice(name: string, title: string, words: readonly string[], message: string): Form {
	return {
		message,
		requestedSchema: {
			type: "object",
			properties: { [name]: { type: "string", title, enum: [...words] } },
			required: [name],
		},
	};
}

/** Whether a refusal has nothing against a call but one argument. */
function isOnly(refusal: Problem, pointer: RegExp): boolean {
	const errors = refusal.errors ?? [];
	return errors.length > 0 && errors.every((error) => pointer.test(error.pointer));
}

const claimMethod: Question = {
	after(_args, refusal) {
		if (!isOnly(refusal, /^\/method$/)) return null;
		const ways =
			"dns: a TXT record of the domain. meta: a tag on the homepage. file: a small file on the website. email: a link mailed to an address at the domain.";
		const form = choice("method", "How", CLAIM_METHODS, `How do you want to prove that the company is yours? ${ways}`);
		form.requestedSchema.properties.email = { type: "string", title: "Your address at the domain, for email only" };
		return form;
	},
	use: (args, { method, email }) => ({
		...args,
		method,
		...(method === "email" && typeof email === "string" && email !== "" && { email }),
	}),
};

/** Choices of products that a list of them names in the form. */
const LISTINGS_OFFERED = 20;

const plan: Question = {
	async after({ items }, refusal, exchange) {
		if (!isOnly(refusal, /^\/items(?:\/0\/(?:product|listing_id))?$/) || (Array.isArray(items) && items.length > 1))
			return null;
		const { db, caller, settings } = exchange.context();
		if (caller.kind !== "user" || !settings.sellsProducts) return null;
		const [products, listings] = await Promise.all([
			activeProducts(db),
			listingsOfOwner(db, caller.userId, { limit: LISTINGS_OFFERED, offset: 0 }),
		]);
		if (products.length === 0) return null;
		const prices = products.map(
			({ code, name, priceCents }) => `${code}: ${name}, ${(priceCents / 100).toFixed(2)} USD`,
		);
		const form = choice(
			"product",
			"Plan or product",
			products.map(({ code }) => code),
			`Which one? Nothing is charged by choosing. Prices without VAT: ${prices.join("; ")}.`,
		);
		if (listings.length > 0) {
			form.requestedSchema.properties.listing = {
				type: "string",
				title: "For which of your listings, where the product needs one",
				enum: listings.map(({ slug }) => slug),
			};
		}
		return form;
	},
	async use({ items, ...args }, { product, listing }, exchange) {
		const { db, caller } = exchange.context();
		const own =
			caller.kind === "user" ? await listingsOfOwner(db, caller.userId, { limit: LISTINGS_OFFERED, offset: 0 }) : [];
		const id = own.find(({ slug }) => slug === listing)?.id;
		const [item = {}] = Array.isArray(items) ? (items as object[]) : [];
		return { ...args, items: [{ ...item, product, ...(id !== undefined && { listing_id: id }) }] };
	},
};

const category: Question = {
	async after({ id }, refusal, exchange) {
		const isMissing = refusal.code === "draft_incomplete" && isOnly(refusal, /^\/fields\/categories(?:\/0)?$/);
		if (typeof id !== "string" || !isMissing) return null;
		const names = await openCategories(exchange);
		if (names.length === 0) return null;
		return choice("category", "Primary category", names, "Which category does the product belong to first of all?");
	},
	async use(args, { category: name }, exchange) {
		const { db, caller } = exchange.context();
		const tool = findTool("update_draft", exchange.surface);
		if (tool === undefined || caller.kind !== "user" || typeof args.id !== "string") return args;
		const [draft, open] = await Promise.all([draftOfUser(db, caller.userId, args.id), openCategories(exchange)]);
		const [first = "", ...others] = draft?.profile.fields.categories.value ?? [];
		const isMissing = !open.includes(first);
		if (typeof name === "string" && isMissing && open.includes(name)) {
			// Only the first was missing or wrong: what else its owner chose stays.
			const categories = [name, ...others.filter((other) => other.toLowerCase() !== name.toLowerCase())];
			await runOperation(await tool.load(), { id: args.id, fields: { categories } }, undefined, exchange);
		}
		return args;
	},
};

/** Names of the categories that take listings. */
async function openCategories(exchange: Exchange): Promise<string[]> {
	const all = await allCategories(exchange.context().db);
	return all.filter(({ closedAt }) => closedAt === null).map(({ name }) => name);
}

const notice: Question = {
	async before({ listing_id: id, title }, exchange) {
		const { db, caller } = exchange.context();
		if (caller.kind !== "user" || typeof id !== "number") return null;
		const own = await ownedListing(db, caller.userId, id);
		if (own === null || own.listing.followers === 0) return null;
		const { name, followers } = own.listing;
		return {
			message: `Post ${JSON.stringify(String(title).slice(0, 200))} on ${name}? ${followers === 1 ? "One follower is" : `${followers} followers are`} told of it, which cannot be taken back.`,
			requestedSchema: {
				type: "object",
				properties: { confirm: { type: "boolean", title: "Post it and tell them", default: false } },
				required: ["confirm"],
			},
		};
	},
	use: (args) => args,
	isRefused: ({ confirm }) => confirm !== true,
};

/** By tool. Each is answered once; whatever the answer, the operation checks it as it checks every input. */
export const QUESTIONS: Readonly<Record<AskingTool, Question>> = {
	claim_listing: claimMethod,
	quote_order: plan,
	create_checkout: plan,
	submit_draft: category,
	post_listing_update: notice,
};
