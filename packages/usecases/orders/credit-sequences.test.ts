import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { type PaymentEventKind, type PaymentFact, paymentState } from "#core/orders/payment-state";
import { type BillingDocument, documentsOfOrder } from "#store/billing-documents";
import { paymentProvider, performAs } from "#testing/act";
import { mintOrder } from "#testing/orders";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

/** What a provider may tell of a payment of 12,346 cents, in the order it happened: what, about which dispute, how much. */
type Told = [kind: PaymentEventKind, dispute: string | null, amountCents: number];
const [NET, VAT, TOTAL] = [10_037, 2_309, 12_346];
const paid: Told = ["payment_succeeded", null, TOTAL];
/** A provider says how much has been given back so far. */
const part = (soFarCents: number): Told => ["partially_refunded", null, soFarCents];
const all: Told = ["refunded", null, TOTAL];
const opened = (id: string, cents = TOTAL): Told => ["dispute_opened", id, cents];
const lost = (id: string, cents = TOTAL): Told => ["dispute_lost", id, cents];
const won = (id: string, cents = TOTAL): Told => ["dispute_won", id, cents];
const failed = (cents: number): Told => ["refund_failed", null, cents];

/** Each with what the buyer holds again at its end, by the statements of the bank. */
const SEQUENCES: readonly [name: string, heldCents: number, told: readonly Told[]][] = [
	["nothing more", 0, [paid]],
	["all given back", TOTAL, [paid, all]],
	["given back in parts", 1_001, [paid, part(1), part(400), part(1_001)]],
	["in parts until nothing is left", TOTAL, [paid, part(12_344), all]],
	["a dispute that was won", 0, [paid, opened("a"), won("a")]],
	["a dispute that was lost", TOTAL, [paid, opened("a"), lost("a")]],
	["one over a part that was lost", 2_500, [paid, opened("a", 2_500), lost("a", 2_500)]],
	["lost, then won on appeal", 0, [paid, opened("a"), lost("a"), won("a")]],
	["a part lost, then won", 0, [paid, opened("a", 777), lost("a", 777), won("a", 777)]],
	["won, then lost on appeal", TOTAL, [paid, opened("a"), won("a"), lost("a")]],
	["lost, won, lost", TOTAL, [paid, lost("a"), won("a"), lost("a")]],
	["lost, won, lost, won", 0, [paid, lost("a"), won("a"), lost("a"), won("a")]],
	["a part given back, the rest lost", TOTAL, [paid, part(3_000), opened("a", 9_346), lost("a", 9_346)]],
	["a part given back, then all of it lost, at most all", TOTAL, [paid, part(3_000), opened("a"), lost("a")]],
	["a part given back, the dispute won", 3_000, [paid, part(3_000), opened("a", 9_346), won("a", 9_346)]],
	["given back, lost, won", 3_000, [paid, part(3_000), lost("a", 9_346), won("a", 9_346)]],
	["lost over a part, then the rest given back", TOTAL, [paid, lost("a", 345), all]],
	["lost, then given back on top, then won", 3_000, [paid, lost("a"), part(3_000), won("a")]],
	["lost, won, then given back", TOTAL, [paid, lost("a"), won("a"), all]],
	["two disputes, one lost", 111, [paid, opened("a", 111), opened("b", 222), lost("a", 111), won("b", 222)]],
	["two lost, one won on appeal", 222, [paid, lost("a", 111), lost("b", 222), won("a", 111)]],
	["a refund that did not arrive is still owed", 5_000, [paid, part(5_000), failed(5_000)]],
];

let world: World;
let buyer: Person;
beforeAll(async () => {
	world = await makeWorld();
	buyer = await world.person();
});

const fact = ([kind, dispute, amountCents]: Told, index: number): PaymentFact => ({
	kind,
	dispute,
	amountCents,
	reference: "pay-1",
	currency: "usd",
	happenedAt: NOW.getTime() + index * 60_000,
});

/** In the order they happened, backwards, and from the middle on. */
function arrivals<T>(facts: readonly T[]): readonly T[][] {
	const middle = Math.ceil(facts.length / 2);
	const turned = [...facts.slice(middle), ...facts.slice(0, middle)];
	return [[...facts], facts.toReversed(), turned];
}

/** Which of the ways they arrive are tried: in short one other for each sequence, by turns, and every third sequence doubled. */
const IS_FULL = env.TEST_DEPTH === "full";
const cases = SEQUENCES.map(([name, heldCents, told], index) => ({ name, heldCents, told, index }));

it.each(cases)("credits what the buyer holds again: $name", async ({ heldCents, told, index }) => {
	const facts = told.map(fact);
	const [plain, ...all] = arrivals(facts);
	const others = all.filter((_arrived, way) => IS_FULL || way === index % all.length);
	const { documents, state } = await after(plain ?? []);
	expect(state.creditedCents).toBe(heldCents);
	expect(sumsOf(documents)).toEqual(leftOf(heldCents));
	for (const arrived of others) expect(sumsOf((await after(arrived)).documents)).toEqual(leftOf(heldCents));
	if (!IS_FULL && index % 3 !== 0) return;
	const doubled = await after(facts.flatMap((one) => [one, one]));
	expect(doubled.documents).toHaveLength(documents.length);
});

/** What the documents must come to: what was billed less what the buyer holds again, its VAT by its share, rounded. */
function leftOf(heldCents: number) {
	const vat = VAT - Math.round((heldCents * VAT) / TOTAL);
	return { net: TOTAL - heldCents - vat, vat, total: TOTAL - heldCents };
}

function sumsOf(documents: readonly BillingDocument[]) {
	const left = { net: 0, vat: 0, total: 0 };
	for (const { kind, netCents, vatCents, totalCents } of documents) {
		expect(totalCents).toBeGreaterThan(0);
		const sign = kind === "invoice" ? 1 : -1;
		left.net += sign * netCents;
		left.vat += sign * vatCents;
		left.total += sign * totalCents;
	}
	return left;
}

let minted = 0;
/** Has the events arrive at a new order, one after the other. */
async function after(arrived: readonly PaymentFact[]) {
	const number = `LW-${++minted}`;
	const amounts = { subtotalCents: NET, vatCents: VAT };
	await mintOrder(world.db, buyer.userId, number, TOTAL, [{ product: "done_for_you" }], amounts);
	for (const one of arrived) {
		const eventId = `${number}:${one.kind}:${one.happenedAt}`;
		const event = { ...one, eventId, provider: "test", orderNumber: number, reference: `pay:${number}` };
		await performAs(paymentProvider, applyPaymentEvent, event, NOW);
	}
	const state = paymentState(arrived, { totalCents: TOTAL, currency: "usd", reference: null });
	return { state, documents: await documentsOfOrder(world.db, number) };
}
