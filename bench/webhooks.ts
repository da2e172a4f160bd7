import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { runCommand } from "#scripts/lib/command";
import { settle } from "#scripts/lib/crons";
import { signedInPerson } from "#scripts/lib/person";
import { type Random, seededRandom } from "#scripts/lib/random";
import { ScriptedResolver } from "#scripts/lib/scripted-resolver";
import { listen, stop, textOf } from "#scripts/lib/scripted-site";
import { type Served, serve, UNLIMITED } from "#scripts/lib/served";
import { openDb } from "#store/db";
import { mintListing } from "#testing/listings";

const HOUR = 3_600_000;
const LISTINGS = 50;
const PAGE = "/account/webhooks";
/** While it is dead it answers nothing but 503. */
const DEAD_FROM_MS = HOUR;
const DEAD_TO_MS = 25 * HOUR;
const SLOW_MS = 1500;
/** The least that time is turned by. */
const STEP_MS = 2 * HOUR;

/** What a try met, by chance; the rest is answered at once. */
const ODDS = [
	["fails", 0.15],
	["slow", 0.04],
	["redirects inward", 0.04],
	["hangs", 0.006],
] as const;
type Met = (typeof ODDS)[number][0] | "dead" | "answered";

/** The receiver, and what lies inside its network, where nothing may ever arrive. */
interface Receiver {
	origin: string;
	innerPort: number;
	met: Map<Met, number>;
	/** `listing:update` of what it took, in its order. */
	taken: string[];
	/** Events by their ids, with how often each was taken. */
	ids: Map<string, number>;
	badSignatures: number;
	insideRequests: number;
	isDead: boolean;
	secret: string;
	stop(): void;
}

async function startReceiver(random: Random): Promise<Receiver> {
	const inner = createServer((request, response) => {
		receiver.insideRequests++;
		request.resume();
		response.end();
	});
	const innerPort = await listen(inner);
	const outer = createServer((request, response) => {
		void answer(request, response).catch(() => response.destroy());
	});
	const receiver: Receiver = {
		origin: "",
		innerPort,
		met: new Map(),
		taken: [],
		ids: new Map(),
		badSignatures: 0,
		insideRequests: 0,
		isDead: false,
		secret: "",
		stop() {
			stop(outer);
			stop(inner);
		},
	};
	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await textOf(request);
		const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
		if (!isGenuine(receiver.secret, body, headers)) receiver.badSignatures++;
		const met = receiver.isDead ? "dead" : chance(random.next());
		receiver.met.set(met, (receiver.met.get(met) ?? 0) + 1);
		if (met === "hangs") return;
		if (met === "dead" || met === "fails") return void response.writeHead(met === "dead" ? 503 : 500).end();
		if (met === "redirects inward") {
			return void response.writeHead(307, { Location: `http://127.0.0.1:${innerPort}/secret` }).end();
		}
		if (met === "slow") await sleep(SLOW_MS);
		const { id, about, data } = JSON.parse(body) as { id: string; about: string; data: { update?: number } };
		receiver.ids.set(id, (receiver.ids.get(id) ?? 0) + 1);
		if (data.update !== undefined) receiver.taken.push(`${about}:${data.update}`);
		response.writeHead(204).end();
	}
	receiver.origin = `http://127.0.0.1:${await listen(outer)}`;
	return receiver;
}

function chance(drawn: number): Met {
	let upTo = 0;
	for (const [met, share] of ODDS) {
		upTo += share;
		if (drawn < upTo) return met;
	}
	return "answered";
}

/** By the reference library, at the time that the run has turned to: it takes five minutes to either side. */
function isGenuine(secret: string, body: string, headers: Record<string, string>): boolean {
	const realNow = Date.now;
	Date.now = () => Number(headers["webhook-timestamp"]) * 1000;
	try {
		new Webhook(secret).verify(body, headers);
		return true;
	} catch {
		return false;
	} finally {
		Date.now = realNow;
	}
}

/** A name of the outside that leads inside. */
const INWARD = "hooks.inkfern.com";

/** A resolver that says so. @returns its endpoint, and how to end it. */
async function startResolver(): Promise<{ endpoint: string; stop(): void }> {
	const scripted = new ScriptedResolver({ [`${INWARD} A`]: { data: ["10.0.0.8"] } });
	const server = createServer((request, response) => {
		scripted.answer(new URL(request.url ?? "/", "http://resolver").searchParams.get("dns") ?? "", response);
	});
	const port = await listen(server);
	return { endpoint: `http://127.0.0.1:${port}/dns-query`, stop: () => stop(server) };
}

/** Adds a webhook at the page, as people do. @returns its secret. */
async function addAtPage({ origin, db }: Served, url: string): Promise<string> {
	const person = await signedInPerson(origin, db, "owner@example.com");
	const answer = await person.submit(await person.form(PAGE, PAGE), { url });
	const secret = /whsec_[A-Za-z0-9+/]+=*/.exec(await answer.text())?.[0];
	if (secret === undefined) throw new Error(`${PAGE} answered ${answer.status} without a secret`);
	return secret;
}

/** Has `count` updates told, spread over the listings. */
async function tell(db: D1Database, from: number, count: number, at: number): Promise<void> {
	const ids = JSON.stringify(Array.from({ length: count }, (_, n) => from + n));
	await db
		.prepare(`INSERT INTO listing_updates (id, listing_id, title, body, created_at)
			SELECT value, 1 + value % ?1, 'News', 'More.', ?2 + value FROM json_each(?3) ORDER BY value`)
		.bind(LISTINGS, at, ids)
		.run();
}

runCommand({
	name: "bench:webhooks",
	summary:
		"Events to a receiver that fails, hangs, is slow, redirects inward and is dead for a day, and to a name that leads inward: each delivered, in order, signed, and nothing where it may not arrive.",
	options: { events: { type: "string" }, seed: { type: "string" } },
	optionText: { events: "How many events (1000).", seed: "Of what the receiver does (1)." },
	async run({ values, say }) {
		const events = Number(values.events ?? 1000);
		const random = seededRandom(Number(values.seed ?? 1));
		const resolver = await startResolver();
		const receiver = await startReceiver(random);
		const served = await serve(
			{ ...UNLIMITED, SEALING_KEY: "a".repeat(43), DOH_RESOLVERS: `${resolver.endpoint},${resolver.endpoint}` },
			{ hosts: { [INWARD]: receiver.innerPort } },
		);
		try {
			const db = openDb(served.db);
			const begin = Date.now();
			receiver.secret = await addAtPage(served, `${receiver.origin}/hook`);
			await addAtPage(served, `https://${INWARD}/hook`);
			const ownerId = await served.db.prepare("SELECT id FROM users").first<number>("id");
			for (let id = 1; id <= LISTINGS; id++) {
				await mintListing(db, `product-${id}`, { id, ownerId, updatedAt: begin });
			}
			const half = Math.floor(events / 2);
			await tell(served.db, 1, half, begin);
			let rounds = 0;
			let at = begin + events;
			let told = half;
			for (;;) {
				receiver.isDead = at >= begin + DEAD_FROM_MS && at < begin + DEAD_TO_MS;
				if (told < events && receiver.isDead) {
					await tell(served.db, half + 1, events - half, at - events);
					told = events;
				}
				await settle(served.origin, new Date(at));
				rounds++;
				if (rounds % 10 === 0) say(`${Math.round((at - begin) / HOUR)} hours on, ${receiver.taken.length} taken`);
				const next = await served.db
					.prepare("SELECT min(due_at) AS due FROM outbox WHERE done_at IS NULL")
					.first<number>("due");
				if (next === null && told === events) break;
				// The other half is told while the receiver is dead; tries of two hours are made together.
				const due = told < events ? Math.min(next ?? at + HOUR, begin + DEAD_FROM_MS + HOUR) : (next ?? at);
				at = Math.max(at + STEP_MS, due);
			}
			const seconds = (Date.now() - begin) / 1000;
			const counted = await db.all<{ host: string; state: string; n: number; attempts: number }>(sql`
				SELECT e.url AS host, d.state, count(*) AS n, sum(d.attempts) AS attempts FROM webhook_deliveries d
				JOIN webhook_endpoints e ON e.id = d.endpoint_id GROUP BY e.url, d.state`);
			const endpoints = await db.all<{ url: string; state: string }>(sql`SELECT url, state FROM webhook_endpoints`);
			for (const { host, state, n, attempts } of counted) say(`${host}: ${n} ${state} after ${attempts} tries`);
			for (const [met, n] of receiver.met) say(`  ${n} tries met: ${met}`);
			const wrong = problemsOf(receiver, events, endpoints);
			for (const problem of wrong) say(problem);
			if (wrong.length > 0) throw new Error(`${wrong.length} things are wrong`);
			const repeated = [...receiver.ids.values()].filter((times) => times > 1).length;
			const hours = Math.round((at - begin) / HOUR);
			say(
				`${events} events, each delivered (${repeated} more than once), in order by listing, every signature read by the reference library; nothing arrived inside. ${hours} hours were turned through in ${seconds.toFixed(0)} s.`,
			);
			return { events, repeated, hours, seconds, rounds, met: Object.fromEntries(receiver.met), deliveries: counted };
		} finally {
			await served.stop();
			receiver.stop();
			resolver.stop();
		}
	},
});

/** What is not as it has to be. */
function problemsOf(
	receiver: Receiver,
	events: number,
	endpoints: readonly { url: string; state: string }[],
): string[] {
	const wrong: string[] = [];
	if (receiver.badSignatures > 0) wrong.push(`${receiver.badSignatures} signatures were not genuine`);
	if (receiver.insideRequests > 0) wrong.push(`${receiver.insideRequests} requests arrived inside`);
	const arrived = new Set(receiver.taken);
	if (arrived.size !== events) wrong.push(`${arrived.size} of ${events} events arrived`);
	for (let listing = 1; listing <= LISTINGS; listing++) {
		const order = receiver.taken
			.filter((one) => one.startsWith(`listing:${listing}:`))
			.map((one) => Number(one.split(":")[2]));
		// One that is sent again comes before any later one.
		if (order.some((id, index) => id < (order[index - 1] ?? 0)))
			wrong.push(`events of listing ${listing} came out of order`);
	}
	const stateOf = (part: string) => endpoints.find(({ url }) => url.includes(part))?.state;
	if (stateOf("127.0.0.1") !== "on") wrong.push("the receiver was switched off");
	if (stateOf(INWARD) !== "off") wrong.push("the address that leads inward is still on");
	return wrong;
}
