import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { each } from "#scripts/lib/each";
import type { Random } from "#scripts/lib/random";
import type { Served } from "#scripts/lib/served";
import { bodyOf, post, sendToAll, type ToldEvent } from "#scripts/lib/told-events";
import { openDb } from "#store/db";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";

/**
 * Orders with two payments, refunds and disputes of either, and payments that failed, told of over HTTP in any order at once in
 * every isolate, by signatures of every kind; then each order is held against what its events come to.
 */

const AT_ONCE = 20;
/** Older messages are refused. */
const OLD_SECONDS = 301;
const OTHER_SECRET = "whsec_before_it_was_replaced";

/** What became of one of an order's two payments. */
interface Payment {
	reference: string;
	isRefunded: boolean;
	isDisputed: boolean;
	leftCents: number;
}

interface Plan {
	number: string;
	totalCents: number;
	payments: Payment[];
	events: ToldEvent[];
}

interface Odd {
	served: Served;
	random: Random;
	secret: string;
	/** Seconds since the epoch. */
	begin: number;
}

function planOf(index: number, random: Random, begin: number): Plan {
	const { between, chance, pick, shuffled } = random;
	const number = `LW-ODD${index}`;
	const totalCents = between(1_000, 50_000);
	const metadata = { order_number: number };
	const events: ToldEvent[] = [];
	const tell = (name: string, type: string, object: ToldEvent["object"], created = begin) => {
		events.push({ id: `${number}:${name}`, type, created, object });
	};
	const session = { metadata, currency: "usd", amount_total: totalCents };
	if (chance(0.3)) {
		const failed = pick(["checkout.session.expired", "checkout.session.async_payment_failed"]);
		tell("failed", failed, { ...session, id: "cs_0", payment_intent: chance(0.5) ? null : `pi_${number}_0` });
	}
	const payments = Array.from({ length: chance(0.4) ? 2 : 1 }, (_, at): Payment => {
		const reference = `pi_${number}_${at + 1}`;
		const of = { payment_intent: reference, currency: "usd" };
		const paid = { ...session, ...of, id: `cs_${at + 1}` };
		if (chance(0.3)) {
			tell(`${at}:later`, "checkout.session.completed", { ...paid, payment_status: "unpaid" });
			tell(`${at}:paid`, "checkout.session.async_payment_succeeded", { ...paid, payment_status: "paid" });
		} else tell(`${at}:paid`, "checkout.session.completed", { ...paid, payment_status: "paid" });
		const parts = chance(0.5) ? Array.from({ length: between(1, 3) }, () => between(1, totalCents)) : [];
		if (chance(0.2)) parts.push(totalCents);
		for (const cents of new Set(parts)) {
			const refunded = { amount_refunded: cents, refunded: cents === totalCents };
			// Not every charge carries the order's number: those of before, or made by hand, name their payment alone.
			tell(`${at}:refund:${cents}`, "charge.refunded", { ...of, metadata: chance(0.5) ? metadata : {}, ...refunded });
		}
		if (parts.length > 0 && chance(0.2))
			tell(`${at}:failed`, "refund.failed", { ...of, id: "re_1", amount: 1, metadata });
		const disputes = Array.from({ length: chance(0.3) ? between(1, 2) : 0 }, (_, which) => {
			const dispute = { ...of, id: `dp_${reference}_${which}`, amount: between(1, totalCents) };
			tell(`${at}:disputed:${which}`, "charge.dispute.created", { ...dispute, status: "needs_response" });
			const decisions = Array.from({ length: between(0, 3) }, () => pick(["lost", "won"]));
			for (const [time, status] of decisions.entries()) {
				const type = pick(["closed", "updated", "funds_reinstated"]);
				tell(`${at}:decided:${which}:${time}`, `charge.dispute.${type}`, { ...dispute, status }, begin + time);
			}
			return { amount: dispute.amount, last: decisions.at(-1) };
		});
		const lost = disputes.filter(({ last }) => last === "lost").reduce((sum, { amount }) => sum + amount, 0);
		return {
			reference,
			isRefunded: parts.includes(totalCents),
			isDisputed: disputes.some(({ last }) => last !== "won"),
			leftCents: Math.min(totalCents, Math.max(0, ...parts) + lost),
		};
	});
	return { number, totalCents, payments, events: shuffled(events) };
}

const macOf = (secret: string, seconds: number, body: string) =>
	createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");

/** Signatures that are believed, as while a secret is being replaced too. */
function signed(body: string, { random, secret }: Odd): string {
	const seconds = Math.floor(Date.now() / 1000);
	const own = `v1=${macOf(secret, seconds, body)}`;
	const old = `v1=${macOf(OTHER_SECRET, seconds, body)}`;
	const values = random.pick([[own], [own, old], [old, own], [`v0=${"0".repeat(64)}`, own], ["v2=x", old, own, "x"]]);
	return [`t=${seconds}`, ...values].join(random.pick([",", ", "]));
}

/** Signatures that are not, each of which differs from a good one in one thing. */
function forged(body: string, { secret }: Odd): string[] {
	const seconds = Math.floor(Date.now() / 1000);
	const mac = macOf(secret, seconds, body);
	const old = macOf(secret, seconds - OLD_SECONDS, body);
	return [
		`t=${seconds},v1=${macOf(OTHER_SECRET, seconds, body)}`,
		`t=${seconds - OLD_SECONDS},v1=${old}`,
		`t=${seconds},v1=${old}`,
		`t=${seconds - OLD_SECONDS},t=${seconds},v1=${mac}`,
		`t=${seconds},v0=${mac}`,
		`v1=${mac}`,
		`t=${seconds},${`v1=${"0".repeat(64)},`.repeat(5)}v1=${mac}`,
	];
}

/** @returns how many events there were, and everything that does not hold, in sentences. */
export async function paymentOddities(odd: Odd, count: number): Promise<{ events: number; wrong: string[] }> {
	const { served, random, begin } = odd;
	const db = openDb(served.db);
	await db.run(sql`INSERT OR IGNORE INTO users (email, created_at) VALUES ('odd@example.com', 0)`);
	const buyer = await db.get<{ id: number }>(sql`SELECT id FROM users WHERE email = 'odd@example.com'`);
	const plans = Array.from({ length: count }, (_, index) => planOf(index + 1, random, begin));
	await each(plans, AT_ONCE, async ({ number, totalCents }) => {
		const { id } = await mintListing(db, number.toLowerCase(), { ownerId: buyer.id });
		const of = { listingId: id, amountCents: totalCents };
		await mintOrder(db, buyer.id, number, totalCents, [
			{ ...of, product: "featured" },
			{ ...of, product: "billboard_min" },
		]);
	});
	const events = random.shuffled(plans.flatMap((plan) => plan.events));
	const wrong: string[] = [];
	const send = (event: ToldEvent) => sendToAll(served, event, (body) => signed(body, odd));
	await each(events, AT_ONCE, async (event) => {
		const body = bodyOf(event);
		const [origin = served.origin] = served.isolates;
		const tried = random.pick(forged(body, odd));
		const answer = await post(origin, body, tried);
		if (answer.status !== 400) wrong.push(`${event.id} was answered ${answer.status} by ${tried}`);
		await send(event);
	});
	// Long afterwards somebody sends all of it once more, and has it signed.
	await each(random.shuffled(events), AT_ONCE, send);
	for (const plan of plans) wrong.push(...(await problemsOf(plan, db)));
	return { events: events.length, wrong };
}

interface Row {
	status: string;
	reference: string;
	featured: number;
	billboard: number;
	invoiced: number;
	invoices: number;
}

async function problemsOf({ number, totalCents, payments }: Plan, db: ReturnType<typeof openDb>): Promise<string[]> {
	const row =
		await db.get<Row>(sql`SELECT o.status, o.payment_reference AS reference, l.featured, l.billboard_cents AS billboard,
		(SELECT sum(CASE kind WHEN 'invoice' THEN total_cents ELSE -total_cents END) FROM billing_documents WHERE order_number = o.number) AS invoiced,
		(SELECT count(*) FROM billing_documents WHERE order_number = o.number AND part = 0) AS invoices
		FROM orders o JOIN listings l ON l.slug = lower(o.number) WHERE o.number = ${number}`);
	const counted = payments.find(({ reference }) => reference === row.reference);
	if (counted === undefined) return [`${number}: ${row.reference} is none of its payments`];
	const status = counted.isRefunded ? "refunded" : counted.isDisputed ? "disputed" : "paid";
	const isDelivered = status === "paid";
	const wanted = {
		status,
		reference: row.reference,
		featured: Number(isDelivered),
		billboard: isDelivered ? totalCents : 0,
		invoiced: totalCents - counted.leftCents,
		invoices: 1,
	};
	const differs = (Object.keys(wanted) as (keyof Row)[]).filter((name) => row[name] !== wanted[name]);
	const surplus = payments.filter((one) => one !== counted);
	const tasks = await db.all<{ cause: string }>(
		sql`SELECT cause FROM team_tasks WHERE kind = 'refund_second_payment' AND cause LIKE ${`%pi_${number}\\_%`} ESCAPE '\\'`,
	);
	const missing = surplus.filter(
		({ reference, isRefunded }) => !isRefunded && !tasks.some(({ cause }) => cause.endsWith(reference)),
	);
	const strange = tasks.filter(({ cause }) => !surplus.some(({ reference }) => cause.endsWith(reference)));
	return [
		...differs.map((name) => `${number}: ${name} is ${row[name]}, and not ${wanted[name]}`),
		...missing.map(({ reference }) => `${number}: nobody is asked to give ${reference} back`),
		...strange.map(({ cause }) => `${number}: ${cause} is no second payment`),
	];
}
