import { ApiClient } from "#scripts/lib/api-client";
import { type Invocation, LEDGER_PATH } from "#scripts/lib/counted-worker";
import { workerdCpuNs } from "#scripts/lib/cpu";
import { crons, fireCrons, settle } from "#scripts/lib/crons";
import { sendForm } from "#scripts/lib/looks/bought";
import { mintedPerson } from "#scripts/lib/minted-person";
import { signedInPerson } from "#scripts/lib/person";
import type { Served } from "#scripts/lib/served";

/** What happened between two looks, and the CPU that workerd used for it, the database's and the sockets' included. */
export interface Part {
	what: string;
	times: number;
	cpuMs: number;
	records: Invocation[];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Of a hundred visits, so many begin at each page; a visit that begins at home goes on to a listing. */
export const VISITS: readonly { what: string; path: string; share: number }[] = [
	{ what: "the first page", path: "/", share: 30 },
	{ what: "a listing", path: "/listings/:slug", share: 45 },
	{ what: "a category", path: "/categories/:category", share: 8 },
	{ what: "a search", path: "/listings?q=invoice", share: 6 },
	{ what: "the week", path: "/launches/this", share: 4 },
	{ what: "a comparison", path: "/compare?a=:slug&b=:other", share: 3 },
	{ what: "a read of the API", path: "/api/v1/listings/:slug", share: 4 },
];

export class Day {
	readonly parts: Part[] = [];
	readonly #served: Served;

	constructor(served: Served) {
		this.#served = served;
	}

	/** Does something so many times, so many of them at once, and notes what it took. */
	async part(what: string, times: number, work: (index: number) => Promise<unknown>, atOnce = 1): Promise<void> {
		await this.#ledger();
		const before = await workerdCpuNs();
		let next = 0;
		const lane = async () => {
			while (next < times) await work(next++);
		};
		await Promise.all(Array.from({ length: atOnce }, lane));
		const cpuMs = (await workerdCpuNs()) - before;
		this.parts.push({ what, times, cpuMs: cpuMs / 1e6, records: await this.#ledger() });
	}

	/** Crons at their times, with nobody there. @param from a UTC midnight. */
	async crons(from: Date): Promise<void> {
		const all = await crons();
		const due = (at: Date) => all.filter((cron) => isDue(cron, at));
		await this.part("crons", DAY_MINUTES, async (minute) => {
			const at = new Date(from.getTime() + minute * MINUTE_MS);
			await fireCrons(this.#served.origin, at, due(at));
		});
		await settle(this.#served.origin, new Date(from.getTime() + DAY_MINUTES * MINUTE_MS));
		this.parts.push({ what: "what they left to do", times: 1, cpuMs: 0, records: await this.#ledger() });
	}

	/** Visits, each by a browser of its own that keeps nothing: every picture of a page is asked for. */
	async visits(count: number): Promise<void> {
		const { slugs, categories } = await this.#names();
		let visitor = 0;
		for (const { what, path, share } of VISITS) {
			const times = Math.round((count * share) / 100);
			const pictures: string[][] = [];
			await this.part(what, times, async (index) => {
				const pick = (list: readonly string[], at: number) => list[at % list.length] ?? "";
				const address = path
					.replace(":slug", pick(slugs, index))
					.replace(":other", pick(slugs, index + 1))
					.replace(":category", pick(categories, index));
				const html = await this.#get(address, ++visitor);
				pictures.push([
					...new Set([...html.matchAll(/src="(?:https?:\/\/[^"/]+)?(\/pictures\/[^"]+)"/g)].map(([, src = ""]) => src)),
				]);
			});
			const all = pictures.flat();
			if (all.length > 0)
				await this.part(`a picture of ${what}`, all.length, (index) => this.#get(all[index] ?? "", index), 8);
		}
	}

	/** One page so many times, asked of the Worker (by browsers that bring a cookie) and of the platform's cache. */
	async again(path: string, times: number): Promise<void> {
		await this.#get(path, 1);
		await this.part("a listing again, by the Worker", times, (index) => this.#get(path, index, { Cookie: "a=b" }));
		await this.part("a listing again, from the platform's cache", times, (index) => this.#get(path, index));
	}

	/** Websites handed in, read and drafted; their people look every three seconds for half a minute. */
	async drafts(sites: readonly string[]): Promise<void> {
		const api = await this.#api("drafts@example.com");
		const ids: string[] = [];
		await this.part("a draft, from its website to its profile", sites.length, async (index) => {
			const { id } = await api.call<{ id: string }>("POST", "/drafts", { url: sites[index] });
			ids.push(id);
			await settle(this.#served.origin);
		});
		await this.part("a look at a draft", sites.length * 10, (index) =>
			api.call("GET", `/drafts/${ids[index % ids.length]}`),
		);
		const ready = await Promise.all(
			ids.map((id) => api.call<{ fields: Record<string, { value: unknown }> }>("GET", `/drafts/${id}`)),
		);
		const empty = ready.filter(({ fields }) => fields.name?.value == null);
		if (empty.length > 0) throw new Error(`${empty.length} of ${ids.length} websites were not read.`);
	}

	/** Orders from the checkout to the payment, on the pages that a buyer sees. */
	async orders(count: number): Promise<void> {
		const email = "orders@example.com";
		const api = await this.#api(email);
		const { origin, db } = this.#served;
		const person = await signedInPerson(origin, db, email);
		const listing = await db
			.prepare("UPDATE listings SET owner_id = (SELECT id FROM users WHERE email = ?) WHERE id = 1 RETURNING id")
			.bind(email)
			.first<{ id: number }>();
		await this.part("an order, from its checkout to its payment", count, async () => {
			const items = [{ product: "ai_review", listing_id: listing?.id }];
			const made = await api.call<{ checkout_url: string }>("POST", "/orders/checkout", {
				items,
				billing_country: "IE",
			});
			const token = new URL(made.checkout_url).pathname.split("/").at(-1) ?? "";
			await sendForm(person, `/checkout/${token}`, `/checkout/${token}`, {
				name: "Ada",
				address: "1 Quay",
				city: "Cork",
				postal_code: "T12",
				country: "IE",
			});
			await sendForm(person, `/test-payments/${token}`, `/test-payments/${token}/payment_succeeded`);
			await settle(origin);
		});
	}

	async #api(email: string): Promise<ApiClient> {
		return new ApiClient((await mintedPerson(this.#served, email)).key, this.#served.origin);
	}

	async #names(): Promise<{ slugs: string[]; categories: string[] }> {
		const { results } = await this.#served.db
			.prepare("SELECT slug FROM listings WHERE status = 'live' ORDER BY id")
			.all<{ slug: string }>();
		const found = await this.#served.db
			.prepare("SELECT slug FROM categories ORDER BY id LIMIT 20")
			.all<{ slug: string }>();
		return { slugs: results.map(({ slug }) => slug), categories: found.results.map(({ slug }) => slug) };
	}

	async #get(path: string, visitor: number, more: Record<string, string> = {}): Promise<string> {
		const network = `192.0.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;
		const headers = { "User-Agent": BROWSER, "CF-Connecting-IP": network, Referer: "https://www.google.com/", ...more };
		const response = await fetch(this.#served.directOrigin + path, { headers });
		const text = await response.text();
		if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
		return text;
	}

	async #ledger(): Promise<Invocation[]> {
		const response = await fetch(this.#served.directOrigin + LEDGER_PATH);
		return (await response.json()) as Invocation[];
	}
}

/** Whether a cron of five fields fires at a minute: fields are `*`, a number, or every so many. */
export function isDue(cron: string, at: Date): boolean {
	const now = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()];
	return cron.split(" ").every((field, index) => {
		const value = now[index] ?? 0;
		const every = /^\*\/(\d+)$/.exec(field)?.[1];
		return field === "*" || (every !== undefined ? value % Number(every) === 0 : Number(field) === value);
	});
}
