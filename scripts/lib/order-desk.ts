import { sql } from "drizzle-orm";
import { settle } from "#scripts/lib/crons";
import { each } from "#scripts/lib/each";
import type { FakeStripe } from "#scripts/lib/fake-stripe";
import { type Person, signedInPerson } from "#scripts/lib/person";
import type { Random } from "#scripts/lib/random";
import type { Served } from "#scripts/lib/served";
import { openDb } from "#store/db";
import { mintOrder } from "#testing/orders";

/** What the site team and buyers do with orders over their pages, at once and with faults; then money is recounted. */

/** Tries of a form that meets a fault each time. */
const MAX_TRIES = 40;
const AT_ONCE = 20;
/** How often refunds are hurried whose jobs met faults; each is tried six times. */
const MAX_HURRIES = 20;

interface DeskOrder {
	number: string;
	totalCents: number;
	/** What the team gives back in all, by both of its windows. */
	wishes: readonly string[];
}

interface Desk {
	served: Served;
	stripe: FakeStripe;
	random: Random;
	/** Tells every isolate that an order was paid. */
	pay(order: { number: string; totalCents: number }): Promise<unknown>;
}

/** `LW-DESK` and letters that numbers of orders hold. */
const numberOf = (index: number): string =>
	`LW-DESK${[...index.toString(26)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26))).join("")}`;

/** @returns everything that does not hold, in sentences, with what was counted. */
export async function orderDesk({ served, stripe, random, pay }: Desk, count: number) {
	const db = openDb(served.db);
	const [buyers, admins] = await Promise.all(
		["desk@example.com", "team@example.com"].map((email) =>
			Promise.all(served.isolates.map((origin) => signedInPerson(origin, served.db, email))),
		),
	);
	await db.run(sql`UPDATE users SET role = 'admin' WHERE email = 'team@example.com'`);
	const buyer = await db.get<{ id: number }>(sql`SELECT id FROM users WHERE email = 'desk@example.com'`);
	const maxUses = Math.ceil(count / 4);
	await db.run(
		sql`INSERT INTO promo_codes (code, percent, max_uses, note, created_at) VALUES ('BENCH', 25, ${maxUses}, '', 1)`,
	);
	const made = Array.from({ length: count }, (_, index) => ({
		number: numberOf(index),
		cents: random.between(100, 50_000),
	}));
	await each(made, AT_ONCE, async ({ number, cents }) => {
		const halves = [Math.floor(cents / 2), cents - Math.floor(cents / 2)];
		await mintOrder(
			db,
			buyer.id,
			number,
			cents,
			halves.map((amountCents) => ({ product: "featured_elsewhere", amountCents })),
		);
	});
	// Half of the orders try a code that is good for a quarter; each in two windows.
	await each(random.shuffled(made.slice(0, Math.ceil(count / 2))), AT_ONCE, async ({ number }) => {
		const page = `/checkout/token-${number}`;
		await Promise.all((buyers ?? []).map((person) => press(person, page, `${page}/promo`, { promo: "bench" })));
	});
	const orders = await db.all<{ number: string; totalCents: number }>(
		sql`SELECT number, total_cents AS "totalCents" FROM orders WHERE number LIKE 'LW-DESK%'`,
	);
	const plans: DeskOrder[] = orders.map((order) => ({
		...order,
		wishes: Array.from({ length: 2 }, () => random.pick(["whole", "lines", "amount"])),
	}));
	await each(plans, AT_ONCE, pay);
	await each(random.shuffled(plans), AT_ONCE, async ({ number, totalCents, wishes }) => {
		const page = `/admin/orders/${number}`;
		// Two of the team decide at once; each form is sent twice.
		await Promise.all(
			(admins ?? []).map((person, index) => {
				const what = wishes[index] ?? "whole";
				const amount = (Math.max(1, Math.floor(totalCents / 3)) / 100).toFixed(2);
				return press(person, page, `${page}/refund`, { what, amount, "line-1": "yes", reason: "The bench says so." });
			}),
		);
	});
	await settled(served, db);
	return recount(db, stripe, plans, maxUses);
}

/** Sends a form twice, each until it is answered: what is refused is refused. */
async function press(person: Person, page: string, action: string, fields: Record<string, string>): Promise<void> {
	const form = await persisted(() => person.form(page, action));
	if (form === null) return;
	for (let sent = 0; sent < 2; sent++) {
		await persisted(async () => {
			const answer = await person.submit(form, fields);
			await answer.text();
			if (answer.status >= 500) throw new Error(`${action} answered ${answer.status}`);
			return answer.status;
		});
	}
}

async function persisted<T>(work: () => Promise<T>): Promise<T | null> {
	for (let tries = 1; ; tries++) {
		try {
			return await work();
		} catch (error) {
			// The form is gone where somebody else was first.
			if (error instanceof Error && error.message.includes("without a form")) return null;
			if (tries === MAX_TRIES) throw error;
		}
	}
}

type Db = ReturnType<typeof openDb>;

/** Waits until no refund is under way, as long as any work moves; those whose job met faults are hurried. */
async function settled({ origin }: Served, db: Db): Promise<void> {
	for (let hurries = 0; hurries < MAX_HURRIES; hurries++) {
		await settle(origin);
		const { open } = await db.get<{ open: number }>(sql`SELECT count(*) AS open FROM refunds WHERE status = 'asked'`);
		if (open === 0) return;
		await db.run(
			sql`UPDATE outbox SET due_at = 1, lease_until = NULL, sent_at = NULL WHERE job = 'make-refund' AND done_at IS NULL`,
		);
	}
}

async function recount(db: Db, stripe: FakeStripe, plans: readonly DeskOrder[], maxUses: number) {
	const wrong: string[] = [];
	const expect = (holds: boolean, what: string) => {
		if (!holds) wrong.push(what);
	};
	const given = stripe.givenBack();
	const credited = await db.all<{
		number: string;
		credited: number;
		refunded: number;
		asked: number;
	}>(sql`SELECT o.number,
		(SELECT coalesce(sum(total_cents), 0) FROM billing_documents WHERE order_number = o.number AND kind = 'credit_note') AS credited,
		(SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_number = o.number AND status = 'made') AS refunded,
		(SELECT count(*) FROM refunds WHERE order_number = o.number AND status = 'asked') AS asked
		FROM orders o WHERE o.number LIKE 'LW-DESK%'`);
	for (const { number, credited: noted, refunded, asked } of credited) {
		const total = plans.find((plan) => plan.number === number)?.totalCents ?? 0;
		const paidBack = given.get(`pi_${number}`) ?? 0;
		expect(asked === 0, `${number}: a refund is still under way`);
		expect(
			paidBack === noted && paidBack === refunded,
			`${number}: ${paidBack} left, ${noted} credited, ${refunded} booked`,
		);
		expect(paidBack > 0 && paidBack <= total, `${number}: ${paidBack} of ${total} given back`);
	}
	expect(stripe.mostOfOneName() <= 1, "a refund was made twice");
	const uses = await db.get<{ counted: number; held: number }>(
		sql`SELECT uses AS counted, (SELECT count(*) FROM promo_uses WHERE released = 0) AS held FROM promo_codes`,
	);
	expect(
		uses.counted === uses.held && uses.held === maxUses,
		`${uses.counted} uses counted, ${uses.held} held, ${maxUses} allowed`,
	);
	const refunds = await db.get<{ made: number }>(sql`SELECT count(*) AS made FROM refunds WHERE status = 'made'`);
	return { wrong, refunds: refunds.made, uses: uses.held };
}
