import type { Door, ForeignDoor } from "#scripts/lib/measure";
import { OWNED, SEARCHED } from "./directory.ts";
import { modernCall, sessionCall } from "./tools.ts";

/** What is asked of the service, and what each is measured against. */

export interface Case {
	name: string;
	door: Door | ForeignDoor;
	/** Another case, `hello`, or `floor` for the same statements and bytes by a bare route. */
	beside: string;
	/** What it may cost, in units of what it stands beside; null where none is set. */
	aim: number | null;
	/** Of somebody else's: how many times what it stands beside it should cost at the least. */
	atLeast?: number;
}

/** Reads of the API: what an answer from the database costs. */
export const READS = {
	slug: "/api/v1/listings/product-77",
	category: "/api/v1/categories/category-7",
	"category by votes": "/api/v1/listings?category=category-7&sort=votes",
	list: "/api/v1/listings?sort=votes",
	search: `/api/v1/listings?q=${encodeURIComponent(SEARCHED)}`,
	week: "/api/v1/launches/weeks/this",
	board: "/api/v1/leaderboards/community-weekly",
	launches: "/api/v1/launches",
} as const;

/** Pages, and the read of the API that each shows. */
const PAGES = {
	"listing page": { path: "/listings/product-77", read: "slug", aim: 3 },
	"category page": { path: "/categories/category-7", read: "category", aim: null },
	"all listings page": { path: "/listings", read: "list", aim: null },
	"week page": { path: "/launches/this", read: "week", aim: null },
	"first page": { path: "/", read: "week", aim: null },
} as const;

/** The addresses that have a floor of their own, by the name of their case. */
export const FLOORED: Readonly<Record<string, string>> = {
	...READS,
	...Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path])),
};

export interface Places {
	/** The service without its memory of answers. */
	plain: string;
	/** The service with its memory of answers, for longer than a round takes. */
	deployed: string;
	floor: string;
	key: string;
}

const SLUG_AIM = 1.5;
const READ_AIM = 1.8;

export async function casesAt({ plain, deployed, floor, key }: Places): Promise<Case[]> {
	const get = (path: string, headers: Record<string, string> = {}) => {
		return () => fetch(plain + path, { headers, redirect: "error" });
	};
	const withKey = { Authorization: `Bearer ${key}` };
	const reads = Object.entries(READS).flatMap(([name, path]): Case[] => [
		{ name: `floor of ${name}`, door: () => fetch(`${floor}/floor/${name}`), beside: "hello", aim: null },
		{ name, door: get(path), beside: `floor of ${name}`, aim: name === "slug" ? SLUG_AIM : READ_AIM },
	]);
	const pages = Object.entries(PAGES).map(([name, { path, read, aim }]): Case => {
		return { name, door: get(path), beside: read, aim };
	});
	const listing = { slug: "product-77" };
	return [
		{ name: "hello", door: () => fetch(`${floor}/hello`), beside: "hello", aim: null },
		...reads,
		{ name: "304 of slug", door: await unchanged(plain + READS.slug), beside: "slug", aim: 0.5 },
		{ name: "304 of list", door: await unchanged(plain + READS.list), beside: "list", aim: 0.5 },
		{ name: "slug with a key", door: get(READS.slug, withKey), beside: "slug", aim: 1.2 },
		{ name: "slug again", door: () => fetch(deployed + READS.slug), beside: "hello", aim: 4 },
		{ name: "list again", door: () => fetch(deployed + READS.list), beside: "hello", aim: 4 },
		{
			...{ name: "304 of slug from memory", door: await unchanged(deployed + READS.slug) },
			...{ beside: "slug", aim: 0.5 },
		},
		{
			...{ name: "304 of slug, its version known", door: await unchanged(deployed + UNREAD, { Cookie: "theme=dark" }) },
			...{ beside: "slug", aim: 0.5 },
		},
		{ name: "listing page again", door: () => fetch(`${deployed}/listings/product-77`), beside: "hello", aim: 4 },
		{ name: "slug as a tool", door: modernCall(plain, "get_listing", listing), beside: "slug", aim: 1.2 },
		{
			...{ name: "slug as a tool in a session", door: await sessionCall(plain, "get_listing", listing) },
			...{ beside: "slug", aim: 1.5 },
		},
		...pages,
		...writes(plain, withKey),
	];
}

/** One that nobody else asks for, so that the memory of answers does not hold it. */
const UNREAD = "/api/v1/listings/product-78";

/**
 * Asks by the tag of the version at hand; a span of minutes may end meanwhile, and then one answer is whole.
 * @param by what the tag is asked for with: the answer to a cookie is kept by nobody.
 */
async function unchanged(address: string, by: Record<string, string> = {}): Promise<Door> {
	const ask = (tag: string, headers: Record<string, string> = {}) =>
		fetch(address, { headers: { ...headers, "If-None-Match": tag } });
	const first = await ask('"none"', by);
	await first.text();
	let tag = first.headers.get("ETag") ?? "";
	return async () => {
		const answer = await ask(tag);
		tag = answer.headers.get("ETag") ?? tag;
		return answer;
	};
}

function writes(origin: string, withKey: Record<string, string>): Case[] {
	let times = 0;
	const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
		const sent = { "Content-Type": "application/json", ...withKey, ...headers };
		return fetch(origin + path, { method, headers: sent, body: JSON.stringify(body) });
	};
	// Of one listing after the other: edits of the same at once refuse each other.
	const own = () => `/api/v1/me/listings/${(times++ % OWNED) + 1}`;
	const story = (headers: Record<string, string>) =>
		send("PATCH", own(), { fields: { short_description: `Said for the ${times}th time.` } }, headers);
	const replayed = () =>
		send(
			"POST",
			"/api/v1/drafts",
			{ url: "https://replayed-for-the-bench.com/" },
			{ "Idempotency-Key": "replayed-key-0001" },
		);
	return [
		{ name: "own edit", door: () => story({}), beside: "hello", aim: null },
		{
			name: "own edit with an Idempotency-Key",
			door: () => story({ "Idempotency-Key": `bench-key-${times}-000000` }),
			...{ beside: "own edit", aim: null },
		},
		{
			name: "submit a website",
			door: () => send("POST", "/api/v1/drafts", { url: `https://submitted-${times++}-for-the-bench.com/` }),
			...{ beside: "hello", aim: null },
		},
		{ name: "its replay", door: replayed, beside: "submit a website", aim: null },
	];
}
