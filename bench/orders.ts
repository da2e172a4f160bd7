import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { totalsOf } from "#core/orders/price";
import { runCommand } from "#scripts/lib/command";
import { each } from "#scripts/lib/each";
import { startFakeStripe } from "#scripts/lib/fake-stripe";
import { orderDesk } from "#scripts/lib/order-desk";
import { type Random, seededRandom } from "#scripts/lib/random";
import { type Served, serve, UNLIMITED } from "#scripts/lib/served";
import { openDb } from "#store/db";
import { mintOrder } from "#testing/orders";

const ORDERS = 1_000;
const ISOLATES = 2;
const AT_ONCE = 40;
/** Tries before an event that meets a fault each time counts as lost. */
const MAX_TRIES = 40;
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
	events: { id: string; type: string; created?: number; object: Record<string, unknown> }[];
	creditedCents: number;
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
	const events: Plan["events"] = [
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
			...{ id: `${number}:decided:${time}`, type: "charge.dispute.closed", created: BEGIN + time },
			object: { ...dispute, status },
		}));
		events.push(...told);
		if (decisions.at(-1) === "lost") creditedCents = Math.min(totalCents, creditedCents + amount);
	}
	return { number, netCents, vatCents, totalCents, events: shuffled(events), creditedCents };
}

/** That an order of the desk was paid. */
function paymentOf(number: string, totalCents: number): Plan["events"][number] {
	const payment = { payment_intent: `pi_${number}`, currency: "usd", payment_status: "paid", amount_total: totalCents };
	return {
		...{ id: `${number}:paid`, type: "checkout.session.completed" },
		object: { ...payment, id: `cs_${number}`, metadata: { order_number: number } },
	};
}

/** Signs an event as Stripe does, and sends it to every isolate at once until each has taken it. @returns failed tries. */
async function send(served: Served, stripe: Stripe, event: Plan["events"][number]): Promise<number> {
	const { id, type, created = BEGIN, object } = event;
	const body = JSON.stringify({ id, object: "event", created, type, data: { object } });
	const faults = await Promise.all(
		served.isolates.map(async (origin) => {
			for (let tries = 0; tries < MAX_TRIES; tries++) {
				const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
				const headers = { "Stripe-Signature": signature };
				// A connection that is closed under way tells as little of what happened as a fault does.
				const answer = await fetch(`${origin}/webhooks/stripe`, { method: "POST", headers, body }).catch(() => null);
				const said = await answer?.text();
				if (answer?.status === 200) return tries;
				if (answer !== null && answer.status < 500) throw new Error(`${id} was answered ${answer.status}: ${said}`);
			}
			throw new Error(`${id} failed ${MAX_TRIES} times`);
		}),
	);
	return faults.reduce((sum, one) => sum + one, 0);
}

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
	for (const plan of plans) {
		const own = documents.filter(({ order }) => order === plan.number);
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
		if (plan.creditedCents === plan.totalCents) {
			const isAll = credited.net === plan.netCents && credited.vat === plan.vatCents;
			expect(isAll, `${plan.number}: net and VAT given back differ from the invoice`);
		}
	}
	return wrong;
}

runCommand({
	name: "bench:orders",
	summary: `Has ${ORDERS} orders paid, given back in parts and disputed at once over ${ISOLATES} isolates, each event twice and in any order, with faults; then invoices and credit notes are recounted. Buyers use a promo code and the site team gives money back over a tenth as many, and what the provider gave back is recounted.`,
	options: { faults: { type: "string" }, orders: { type: "string" } },
	optionText: {
		faults: "Per cent of commits that fail, half of them before and half after they happened (default: 10).",
		orders: `How many orders (default: ${ORDERS}).`,
	},
	async run({ values, say }) {
		const faultPercent = values.faults === undefined ? "10" : String(values.faults);
		const count = values.orders === undefined ? ORDERS : Number(values.orders);
		const keys = { STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: SECRET };
		const random = seededRandom(2026);
		const desk = seededRandom(2027);
		const provider = await startFakeStripe(() =>
			desk.chance(Number(faultPercent) / 100) ? desk.pick(["before", "after"]) : null,
		);
		const vars = { ...UNLIMITED, ...keys, FAULT_PERCENT: faultPercent, STRIPE_API_BASE: provider.origin };
		const served = await serve(vars, { isolates: ISOLATES });
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
				const met = await send(served, stripe, event);
				faults += met;
			});
			const seconds = ((performance.now() - begun) / 1000).toFixed(1);
			say(`${events.length} events, each at ${ISOLATES} isolates; ${faults} answers met a fault; ${seconds} s`);
			const documents = await db.all<Document>(
				sql`SELECT kind, sequence, order_number AS "order", part, net_cents AS net, vat_cents AS vat, total_cents AS total FROM billing_documents`,
			);
			const wrong = problemsOf(plans, documents);
			for (const problem of wrong) say(problem);
			if (wrong.length > 0) throw new Error(`${wrong.length} things are wrong`);
			const notes = documents.filter(({ kind }) => kind === "credit_note");
			const sum = (of: readonly Document[]) => of.reduce((cents, { total }) => cents + total, 0);
			const invoices = documents.length - notes.length;
			say(
				`${invoices} invoices over ${sum(documents) - sum(notes)} cents and ${notes.length} credit notes over ${sum(notes)} cents, without gap or double, equal the recount.`,
			);
			const pay = ({ number, totalCents }: { number: string; totalCents: number }) =>
				send(served, stripe, paymentOf(number, totalCents));
			const decided = await orderDesk({ served, stripe: provider, random: desk, pay }, Math.ceil(count / 10));
			for (const problem of decided.wrong) say(problem);
			if (decided.wrong.length > 0) throw new Error(`${decided.wrong.length} things are wrong at the desk`);
			say(
				`${decided.refunds} refunds of two who decide at once, each form sent twice, and ${decided.uses} uses of a promo code equal what the provider gave back.`,
			);
			return {
				orders: count,
				events: events.length,
				faults,
				invoices,
				creditNotes: notes.length,
				refunds: decided.refunds,
			};
		} finally {
			await Promise.all([served.stop(), provider.stop()]);
		}
	},
});
