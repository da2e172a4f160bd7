import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { totalsOf } from "#core/orders/price";
import { runCommand } from "#scripts/lib/command";
import { settle } from "#scripts/lib/crons";
import { each } from "#scripts/lib/each";
import { startFakeStripe } from "#scripts/lib/fake-stripe";
import { orderDesk } from "#scripts/lib/order-desk";
import { paymentOddities } from "#scripts/lib/payment-oddities";
import { type Random, seededRandom } from "#scripts/lib/random";
import { type Served, serve, UNLIMITED } from "#scripts/lib/served";
import { bodyOf, post, sendToAll } from "#scripts/lib/told-events";
import { openDb } from "#store/db";
import { mintOrder } from "#testing/orders";

const ORDERS = 1_000;
const ISOLATES = 2;
const AT_ONCE = 40;
const SECRET = "whsec_of_the_bench";
/** When everything happens that has no order among itself, in seconds since the epoch. */
const BEGIN = 1_795_000_000;
const RATES_MILLIONTHS = [0, 190_000, 210_000, 230_000, 255_000];

/** What happens to one order, and what its documents must add up to. */
interface Plan {
	number: string;
	netCents: number;
	vatCents: number;
	totalCents: number;
	events: Event[];
	creditedCents: number;
	/** Payments of another amount or currency are among its events. */
	isMismatched: boolean;
}

interface Event {
	id: string;
	type: string;
	created?: number;
	object: Record<string, unknown>;
	/** What is wrong with how it is sent: nothing of it may be believed. */
	forged?: "secret" | "body" | "time";
}

function planOf(index: number, { between, chance, pick, shuffled }: Random): Plan {
	const number = `LW-BENCH${index}`;
	const { subtotalCents: netCents, vatCents, totalCents } = totalsOf([between(1, 50_000)], pick(RATES_MILLIONTHS));
	const payment = { payment_intent: `pi_${index}`, currency: "usd" };
	const metadata = { order_number: number };
	const charge = (refundedCents: number) => ({
		id: `${number}:refund:${refundedCents}`,
		type: "charge.refunded",
		object: { ...payment, metadata, amount_refunded: refundedCents, refunded: refundedCents === totalCents },
	});
	const events: Event[] = [
		{
			id: `${number}:paid`,
			type: "checkout.session.completed",
			object: { ...payment, id: `cs_${index}`, metadata, payment_status: "paid", amount_total: totalCents },
		},
	];
	let creditedCents = 0;
	if (chance(0.4)) {
		// Given back in up to three parts; each event says how much it is so far.
		const parts = Array.from({ length: between(1, 3) }, () => between(1, totalCents));
		events.push(...[...new Set(parts)].map(charge));
		creditedCents = Math.max(...parts);
	}
	if (chance(0.1)) {
		const amount = between(1, totalCents);
		const dispute = { ...payment, id: `dp_${index}`, amount };
		events.push({ id: `${number}:disputed`, type: "charge.dispute.created", object: dispute });
		// Each appeal may decide it the other way round; the last decision holds.
		const decisions = Array.from({ length: between(1, 3) }, () => pick(["lost", "won"]));
		const told = decisions.map((status, time) => ({
			id: `${number}:decided:${time}`,
			type: "charge.dispute.closed",
			created: BEGIN + time,
			object: { ...dispute, status },
		}));
		events.push(...told);
		if (decisions.at(-1) === "lost") creditedCents = Math.min(totalCents, creditedCents + amount);
	}
	const isMismatched = chance(0.05);
	if (isMismatched) {
		const other = pick([{ amount_total: totalCents + 1 }, { amount_total: totalCents, currency: "eur" }]);
		const object = { ...payment, payment_intent: `pi_${index}_wrong`, id: `cs_${index}_wrong`, metadata };
		events.push({ ...WRONG, id: `${number}:wrong`, object: { ...object, payment_status: "paid", ...other } });
	}
	if (chance(0.02)) {
		const object = {
			...payment,
			payment_intent: `pi_${index}_nobody`,
			metadata: { order_number: `LW-NOBODY${index}` },
		};
		events.push({
			...WRONG,
			id: `${number}:nobody`,
			object: { ...object, id: "cs", payment_status: "paid", amount_total: 1 },
		});
	}
	if (chance(0.1))
		events.push({ ...charge(totalCents), id: `${number}:forged`, forged: pick(["secret", "body", "time"]) });
	return { number, netCents, vatCents, totalCents, events: shuffled(events), creditedCents, isMismatched };
}

const WRONG = { type: "checkout.session.completed" };

/** That an order of the desk was paid. */
function paymentOf(number: string, totalCents: number): Event {
	const payment = { payment_intent: `pi_${number}`, currency: "usd", payment_status: "paid", amount_total: totalCents };
	return {
		id: `${number}:paid`,
		type: "checkout.session.completed",
		object: { ...payment, id: `cs_${number}`, metadata: { order_number: number } },
	};
}

/** Sends what Stripe has not signed, or not so, or an hour ago. @returns failed tries: none. */
async function sendForged(served: Served, stripe: Stripe, event: Event): Promise<number> {
	const { id, forged } = event;
	const body = bodyOf(toldOf(event));
	const timestamp = Math.floor(Date.now() / 1000) - (forged === "time" ? 3_600 : 0);
	const secret = forged === "secret" ? "whsec_of_somebody" : SECRET;
	const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
	const sent = forged === "body" ? body.replace(id, `${id}:changed`) : body;
	for (const origin of served.isolates) {
		const { status } = await post(origin, sent, signature);
		if (status !== 400) throw new Error(`${id} is forged (${forged}), and was answered ${status}`);
	}
	return 0;
}

const toldOf = ({ id, type, created = BEGIN, object }: Event) => ({ id, type, created, object });

/** Signs an event as Stripe does, and sends it to every isolate at once until each has taken it. @returns failed tries. */
const send = (served: Served, stripe: Stripe, event: Event): Promise<number> =>
	sendToAll(served, toldOf(event), (payload) => stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }));

interface Document {
	kind: "invoice" | "credit_note";
	sequence: number;
	order: string;
	part: number;
	net: number;
	vat: number;
	total: number;
}

/** Everything that does not hold, in sentences. */
function problemsOf(plans: readonly Plan[], documents: readonly Document[]): string[] {
	const wrong: string[] = [];
	const expect = (holds: boolean, what: string) => {
		if (!holds) wrong.push(what);
	};
	for (const kind of ["invoice", "credit_note"] as const) {
		const numbers = documents.filter((one) => one.kind === kind).map(({ sequence }) => sequence);
		const isGapless = numbers.toSorted((a, b) => a - b).every((sequence, index) => sequence === index + 1);
		expect(isGapless, `the numbers of kind ${kind} have a gap or a double`);
	}
	const byOrder = Map.groupBy(documents, ({ order }) => order);
	for (const plan of plans) {
		const own = byOrder.get(plan.number) ?? [];
		const invoices = own.filter(({ kind, part }) => kind === "invoice" && part === 0);
		const [invoice] = invoices;
		const fits = invoice?.net === plan.netCents && invoice.vat === plan.vatCents && invoice.total === plan.totalCents;
		expect(invoices.length === 1 && fits, `${plan.number}: the invoice is not what was ordered`);
		const credited = { net: 0, vat: 0, total: 0 };
		for (const change of own.filter(({ part }) => part > 0)) {
			expect(change.net + change.vat === change.total && change.total > 0, `${plan.number}: a note does not add up`);
			const sign = change.kind === "credit_note" ? 1 : -1;
			credited.net += sign * change.net;
			credited.vat += sign * change.vat;
			credited.total += sign * change.total;
		}
		expect(
			credited.total === plan.creditedCents,
			`${plan.number}: ${credited.total} credited, ${plan.creditedCents} left`,
		);
		// The VAT's share in what was given back, rounded half up, whatever steps it was given back in.
		const exact = 2n * BigInt(plan.creditedCents) * BigInt(plan.vatCents) + BigInt(plan.totalCents);
		const vat = Number(exact / (2n * BigInt(plan.totalCents)));
		expect(credited.vat === vat, `${plan.number}: ${credited.vat} of VAT credited, ${vat} is its share`);
	}
	return wrong;
}

/** What was forged is nowhere, and what was paid wrongly waits for a person, once each. */
async function strangers(db: ReturnType<typeof openDb>, plans: readonly Plan[]): Promise<string[]> {
	const count = async (query: ReturnType<typeof sql>) => (await db.get<{ count: number }>(query)).count;
	const [forged, nobody, tasks] = await Promise.all([
		count(sql`SELECT count(*) AS count FROM payment_events WHERE event_id LIKE '%:forged%'`),
		count(sql`SELECT count(*) AS count FROM billing_documents WHERE order_number LIKE 'LW-NOBODY%'`),
		count(sql`SELECT count(*) AS count FROM team_tasks WHERE kind = 'payment_mismatch'`),
	]);
	const mismatched = plans.filter(({ isMismatched }) => isMismatched).length;
	return [
		...(forged === 0 ? [] : [`${forged} forged events were believed`]),
		...(nobody === 0 ? [] : [`${nobody} documents are about orders that are not there`]),
		...(tasks === mismatched ? [] : [`${tasks} tasks for ${mismatched} payments of another amount or currency`]),
	];
}

runCommand({
	name: "bench:orders",
	summary: `Has ${ORDERS} orders paid, given back in parts and disputed at once over ${ISOLATES} isolates, each event twice and in any order, with faults, among forged, late and wrong ones; then invoices, credit notes and their VAT are recounted. Buyers use a promo code and the site team gives money back over a tenth as many, at most 100, and what the provider gave back is recounted. As many have two payments, or one that failed, and are told of by signatures of every kind.`,
	options: { faults: { type: "string" }, orders: { type: "string" }, seed: { type: "string" } },
	optionText: {
		seed: "Other orders and another order of events: any whole number (default: 2026).",
		faults: "Per cent of commits that fail, half of them before and half after they happened (default: 10).",
		orders: `How many orders (default: ${ORDERS}).`,
	},
	async run({ values, say }) {
		const faultPercent = values.faults === undefined ? "10" : String(values.faults);
		const count = values.orders === undefined ? ORDERS : Number(values.orders);
		const keys = { STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: SECRET };
		const seed = values.seed === undefined ? 2026 : Number(values.seed);
		const random = seededRandom(seed);
		const desk = seededRandom(seed + 1);
		const provider = await startFakeStripe(() =>
			desk.chance(Number(faultPercent) / 100) ? desk.pick(["before", "after"]) : null,
		);
		const vars = { ...UNLIMITED, ...keys, FAULT_PERCENT: faultPercent, STRIPE_API_BASE: provider.origin };
		// The local queue refuses what it cannot hold, and takes one message at a time; a deployed one hardly would.
		let refused = 0;
		const hears = (message: string) => {
			const isRefusal = message.includes('"event":"not_sent"');
			if (isRefusal) refused++;
			return isRefusal;
		};
		const served = await serve(vars, { isolates: ISOLATES, hears });
		try {
			const db = openDb(served.db);
			const plans = Array.from({ length: count }, (_, index) => planOf(index + 1, random));
			await db.run(sql`INSERT INTO users (email, created_at) VALUES ('buyer@example.com', 0)`);
			await each(plans, AT_ONCE, async ({ number, netCents, vatCents, totalCents }) => {
				await mintOrder(db, 1, number, totalCents, [{ product: "featured_elsewhere", amountCents: netCents }]);
				await db.run(
					sql`UPDATE orders SET subtotal_cents = ${netCents}, vat_cents = ${vatCents} WHERE number = ${number}`,
				);
			});
			const stripe = new Stripe("sk_test_none");
			const events = random.shuffled(plans.flatMap((plan) => plan.events));
			let faults = 0;
			const begun = performance.now();
			await each(events, AT_ONCE, async (event) => {
				const met = await (event.forged === undefined ? send : sendForged)(served, stripe, event);
				faults += met;
			});
			const seconds = ((performance.now() - begun) / 1000).toFixed(1);
			say(`${events.length} events, each at ${ISOLATES} isolates; ${faults} answers met a fault; ${seconds} s`);
			const documents = await db.all<Document>(
				sql`SELECT kind, sequence, order_number AS "order", part, net_cents AS net, vat_cents AS vat, total_cents AS total FROM billing_documents`,
			);
			const wrong = [...problemsOf(plans, documents), ...(await strangers(db, plans))];
			for (const problem of wrong) say(problem);
			if (wrong.length > 0) throw new Error(`${wrong.length} things are wrong`);
			const notes = documents.filter(({ kind }) => kind === "credit_note");
			const sum = (of: readonly Document[]) => of.reduce((cents, { total }) => cents + total, 0);
			const invoices = documents.length - notes.length;
			say(
				`${invoices} invoices over ${sum(documents) - sum(notes)} cents and ${notes.length} credit notes over ${sum(notes)} cents, without gap or double, equal the recount.`,
			);
			const few = Math.min(100, Math.ceil(count / 10));
			const odd = { served, random: seededRandom(seed + 2), secret: SECRET, begin: BEGIN };
			const oddities = await paymentOddities(odd, few);
			for (const problem of oddities.wrong) say(problem);
			if (oddities.wrong.length > 0) throw new Error(`${oddities.wrong.length} things are wrong with odd payments`);
			say(
				`${oddities.events} events of ${few} orders with two payments or failed ones, each after a forged one and once more at the end, come to the state, deliveries and documents of the recount.`,
			);
			const waited = performance.now();
			const rounds = await settle(served.origin);
			const drained = ((performance.now() - waited) / 1000).toFixed(1);
			say(
				`What the events left to do was done ${drained} s later: ${refused} batches that the local queue refused, ${rounds} minute crons.`,
			);
			const pay = ({ number, totalCents }: { number: string; totalCents: number }) =>
				send(served, stripe, paymentOf(number, totalCents));
			const decided = await orderDesk({ served, stripe: provider, random: desk, pay }, few);
			for (const problem of decided.wrong) say(problem);
			if (decided.wrong.length > 0) throw new Error(`${decided.wrong.length} things are wrong at the desk`);
			say(
				`${decided.refunds} refunds of two who decide at once, each form sent twice, and ${decided.uses} uses of a promo code equal what the provider gave back.`,
			);
			return {
				orders: count,
				events: events.length,
				oddEvents: oddities.events,
				faults,
				invoices,
				creditNotes: notes.length,
				refunds: decided.refunds,
				seed,
				forged: plans.reduce((sum, plan) => sum + plan.events.filter((event) => event.forged !== undefined).length, 0),
				vatCents: documents.reduce((sum, { kind, vat }) => sum + (kind === "invoice" ? vat : -vat), 0),
			};
		} finally {
			await Promise.all([served.stop(), provider.stop()]);
		}
	},
});
