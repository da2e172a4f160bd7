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

/** What the names of 304s end with that the floor answers. */
export const BY_BARE_ROUTE = ", by a bare route";

/** What a read is called that is answered from an isolate's memory. */
export const againOf = (read: string): string => `${read} again`;

/** Pages, and the read of the API that each shows. */
const PAGES = {
	"listing page": { path: "/listings/product-77", read: "slug", aim: 3 },
	"category page": { path: "/categories/category-7", read: "category", aim: null },
	"all listings page": { path: "/listings", read: "list", aim: null },
	"week page": { path: "/launches/this", read: "week", aim: null },
	"first page": { path: "/", read: "week", aim: null },
} as const;

/** Reads that are also asked by the tag of what they have answered. */
const UNCHANGED = ["slug", "list"] as const;

/** What has a floor of its own, by the name of its case. */
export const FLOORED: Readonly<Record<string, { path: string; unchanged: boolean }>> = Object.fromEntries([
	...Object.entries(READS).map(([name, path]) => [name, { path, unchanged: false }]),
	...Object.entries(PAGES).map(([name, { path }]) => [name, { path, unchanged: false }]),
	...UNCHANGED.map((name) => [`304 of ${name}`, { path: READS[name], unchanged: true }]),
]);

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
	const floorOf = (name: string) => () => fetch(`${floor}/floor/${name}`);
	// Each after what it stands beside, so that little time lies between the two.
	const unchangedOf = async (name: (typeof UNCHANGED)[number]): Promise<Case[]> => [
		{ name: `304 of ${name}`, door: await unchanged(plain + READS[name]), beside: name, aim: 0.5 },
		{ name: `304 of ${name}${BY_BARE_ROUTE}`, door: floorOf(`304 of ${name}`), beside: name, aim: null },
	];
	const reads: Case[] = [];
	for (const [name, path] of Object.entries(READS)) {
		const aim = name === "slug" ? SLUG_AIM : READ_AIM;
		reads.push({ name: `floor of ${name}`, door: floorOf(name), beside: "hello", aim: null });
		reads.push({ name, door: get(path), beside: `floor of ${name}`, aim });
		const also = UNCHANGED.find((one) => one === name);
		if (also !== undefined) reads.push(...(await unchangedOf(also)));
	}
	const again = Object.entries(READS).map(([name, path]): Case => {
		return { name: againOf(name), door: () => fetch(deployed + path), beside: "hello", aim: 4 };
	});
	const pages = Object.entries(PAGES).map(([name, { path, read, aim }]): Case => {
		return { name, door: get(path), beside: read, aim };
	});
	const listing = { slug: "product-77" };
	return [
		{ name: "hello", door: () => fetch(`${floor}/hello`), beside: "hello", aim: null },
		...reads,
		{ name: "slug with a key", door: get(READS.slug, withKey), beside: "slug", aim: 1.2 },
		...again,
		{
			name: "304 of slug from memory",
			door: await unchanged(deployed + READS.slug),
			beside: "slug",
			aim: 0.5,
		},
		{
			name: "304 of slug, its version known",
			door: await unchanged(deployed + UNREAD, { Cookie: "theme=dark" }),
			beside: "slug",
			aim: 0.5,
		},
		{ name: "listing page again", door: () => fetch(`${deployed}/listings/product-77`), beside: "hello", aim: 4 },
		{ name: "slug as a tool", door: modernCall(plain, "get_listing", listing), beside: "slug", aim: 1.2 },
		{
			name: "slug as a tool in a session",
			door: await sessionCall(plain, "get_listing", listing),
			beside: "slug",
			aim: 1.5,
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
			beside: "own edit",
			aim: null,
		},
		{
			name: "submit a website",
			door: () => send("POST", "/api/v1/drafts", { url: `https://submitted-${times++}-for-the-bench.com/` }),
			beside: "hello",
			aim: null,
		},
		{ name: "its replay", door: replayed, beside: "submit a website", aim: null },
	];
}
