import { type Books, openBooks } from "#testing/year/expected-money";
import { expectVotes, type VoteModel } from "#testing/year/expected-votes";
import { type Act, DAY, HOUR, WEEK, type YearOrder, type YearScript } from "#testing/year/script";

/**
 * What a simulated year has to come to: written from docs/launches.md, badges.md, votes.md, claims.md, orders.md and
 * mail.md as a plain walk through the acts in their order, without the code that is tested.
 */

interface Product {
	status: "draft" | "awaiting_badge" | "scheduled" | "live";
	plan: "free" | "paid" | null;
	week: string | null;
	hasPlace: boolean;
	isShown: boolean;
	/** When its badge is looked for; null: not at all. */
	look: number | null;
	hasProof: boolean;
	claim: "none" | "verified" | "lapsed";
	proofDue: number;
	hasMissed: boolean;
}

export interface Launch {
	listing: number;
	week: string;
	kind: "free" | "paid" | "relaunch";
	isWithdrawn: boolean;
}

interface Delivery {
	/** Of a relaunch. */
	launch: Launch | null;
	/** It got another week than was ordered. */
	isReplaced: boolean;
}

export interface Expected {
	products: Map<number, Product>;
	launches: Launch[];
	votes: VoteModel;
	books: Books;
	/** Places taken: week, kind. */
	places: Map<string, { free: number; paid: number }>;
	closed: Map<string, number[]>;
	/** `mail to`, each as often as it is sent. */
	mails: string[];
	/** `kind order`. */
	tasks: Set<string>;
	/** What the next act does. */
	go(act: Act): void;
}

const monday = (at: number): string => {
	const sinceThursday = Math.floor(at / DAY);
	return new Date((sinceThursday - ((sinceThursday + 3) % 7)) * DAY).toISOString().slice(0, 10);
};
const start = (week: string): number => Date.parse(`${week}T00:00:00Z`);
const plus = (week: string, weeks: number): string => monday(start(week) + weeks * WEEK);

export function expectYear({ size, begin, listings, orders, voters }: YearScript): Expected {
	const products = new Map<number, Product>();
	for (const { id, isClaimed } of listings) {
		products.set(id, {
			status: "draft",
			plan: null,
			week: null,
			hasPlace: false,
			isShown: false,
			look: null,
			hasProof: true,
			claim: isClaimed ? "verified" : "none",
			proofDue: begin + 5 * DAY,
			hasMissed: false,
		});
	}
	const launches: Launch[] = [];
	const places: Expected["places"] = new Map();
	const closed: Expected["closed"] = new Map();
	const mails: string[] = [];
	const once = new Set<string>();
	const tasks = new Set<string>();
	const tellings: { at: number; launch: Launch; mail: string }[] = [];
	const reminders: { voter: number; week: string }[] = [];
	const delivered = new Map<number, Delivery>();
	const books = openBooks(orders);
	const votes = expectVotes(voters);

	const product = (id: number): Product => {
		const found = products.get(id);
		if (found === undefined) throw new Error(`there is no listing ${id}`);
		return found;
	};
	const placesOf = (week: string) => {
		const found = places.get(week) ?? { free: 0, paid: 0 };
		places.set(week, found);
		return found;
	};
	const mail = (name: string, to: number, cause: string) => {
		if (once.has(`${name} ${to} ${cause}`)) return;
		once.add(`${name} ${to} ${cause}`);
		mails.push(`${name} ${to}`);
	};
	const standing = (listing: number, from: string) =>
		launches.filter((one) => one.listing === listing && !one.isWithdrawn && one.week >= from);

	function launch(listing: number, week: string, kind: Launch["kind"], at: number): Launch {
		const made: Launch = { listing, week, kind, isWithdrawn: false };
		launches.push(made);
		tellings.push({ at: Math.max(at, start(week)), launch: made, mail: "launched" });
		const middle = start(week) + 3.5 * DAY;
		if (middle >= at) tellings.push({ at: middle, launch: made, mail: "halfway" });
		return made;
	}

	function leaveQueue(one: Product): void {
		if (one.plan === "free" && one.hasPlace && one.week !== null) placesOf(one.week).free--;
		one.hasPlace = false;
	}

	function look(id: number, at: number): void {
		const one = product(id);
		if (one.status === "draft") return;
		const week = one.week as string;
		if (one.plan === "free" && one.status !== "live") {
			if (one.status === "awaiting_badge" && one.isShown) {
				if (at < start(week)) {
					one.status = "scheduled";
					mails.push(`badge-found ${id}`);
				} else {
					if (week !== monday(at)) one.hasPlace = false;
					Object.assign(one, { status: "live", week: monday(at) });
					launch(id, monday(at), "free", at);
				}
			} else if (one.status === "scheduled" && !one.isShown) one.status = "awaiting_badge";
			if (one.status === "awaiting_badge" && at < start(week)) {
				const days = (start(week) - at) / DAY;
				if (days <= 14) mail("badge-missing", id, `${week} ${days <= 3 ? 3 : 14}`);
			}
		}
		const [next, hourly] = [at + DAY, start(one.week as string) - 2 * DAY];
		if (one.status === "live") one.look = null;
		else if (at >= hourly + 2 * DAY) one.look = next;
		else one.look = at >= hourly ? Math.min(at + HOUR, hourly + 2 * DAY) : Math.min(next, hourly);
	}

	function queue(id: number, at: number): void {
		const one = product(id);
		if (one.status === "live" || one.plan === "paid") return;
		if (one.status === "draft") {
			let best: string | null = null;
			for (let out = size.queue.from; out <= size.queue.to; out++) {
				const week = plus(monday(at), out);
				const { free } = placesOf(week);
				if (free < size.queue.free && (best === null || free < placesOf(best).free)) best = week;
			}
			if (best === null) return;
			placesOf(best).free++;
			Object.assign(one, { status: "awaiting_badge", plan: "free", week: best, hasPlace: true });
		}
		look(id, at);
	}

	/** The week that a payment gets: the one ordered, or the next with a place. */
	function paidWeek(ordered: string | null, number: string, at: number): string | null {
		for (let out = 1; out <= 12; out++) {
			const week = plus(monday(at), out);
			if ((ordered !== null && week < ordered) || placesOf(week).paid >= size.queue.paid) continue;
			placesOf(week).paid++;
			if (week !== ordered) tasks.add(`week_replaced ${number}`);
			return week;
		}
		return null;
	}

	/** @returns what an order did; null where it cannot be delivered. */
	function attempt({ listing, product: what, week, number }: YearOrder, at: number): Delivery | null {
		const one = product(listing);
		if (what === "relaunch") {
			if (one.status !== "live" || standing(listing, monday(at)).length > 0) return null;
			const got = paidWeek(week, number, at);
			return got === null ? null : { launch: launch(listing, got, "relaunch", at), isReplaced: got !== week };
		}
		if (one.status === "live" || one.plan === "paid") return null;
		const got = week === null ? null : paidWeek(week, number, at);
		if (week !== null && got === null) return null;
		leaveQueue(one);
		Object.assign(one, { status: got === null ? "live" : "scheduled", plan: "paid", week: got ?? monday(at) });
		if (got === null) launch(listing, monday(at), "paid", at);
		return { launch: null, isReplaced: got !== week };
	}

	function deliver(index: number, at: number): void {
		const order = orders[index] as YearOrder;
		const did = attempt(order, at);
		if (did === null) {
			tasks.add(`undeliverable_line ${order.number}`);
			delivered.delete(index);
		} else delivered.set(index, did);
	}

	function takeBack(index: number, at: number): void {
		const did = delivered.get(index);
		const { listing, product: what, number } = orders[index] as YearOrder;
		if (did === undefined) {
			// The team was asked to look after what could not be delivered, and is told to stop.
			tasks.add(`stop_work ${number}`);
			return;
		}
		delivered.delete(index);
		// So is whoever was to tell the buyer of another week.
		if (did.isReplaced) tasks.add(`stop_work ${number}`);
		if (what === "relaunch") {
			const own = did.launch as Launch;
			if (own.isWithdrawn || own.week < monday(at)) return;
			own.isWithdrawn = true;
			placesOf(own.week).paid--;
			return;
		}
		const one = product(listing);
		if (one.plan !== "paid") {
			tasks.add(`reverse_by_hand ${number}`);
			return;
		}
		if (one.status === "scheduled") placesOf(one.week as string).paid--;
		for (const gone of standing(listing, monday(at))) {
			gone.isWithdrawn = true;
			if (gone.kind !== "relaunch") continue;
			placesOf(gone.week).paid--;
			tasks.add(`relaunch_withdrawn ${number}`);
		}
		Object.assign(one, { status: "draft", plan: null, week: null });
	}

	function pay({ order, told, cents, at }: Extract<Act, { kind: "pay" }>): void {
		const { listing, number } = orders[order] as YearOrder;
		const { from, to, mails: papers } = books.hear(order, told, cents, at);
		for (const paper of papers) mails.push(`${paper} ${listing}`);
		// Nobody told the bank's rate, so a person states the VAT in the seller's currency.
		if (told === "payment_succeeded" && (orders[order]?.vat ?? 0) > 0) tasks.add(`state_vat ${number}`);
		if (told === "partially_refunded") tasks.add(`partial_refund ${number}`);
		if (to === "paid" && from !== "paid") deliver(order, at);
		// What is taken back stays so, whatever is said of the money next.
		if (to !== "paid" && from === "paid") takeBack(order, at);
	}

	function cron(at: number): void {
		const now = monday(at);
		for (const [id, one] of products) {
			if (one.status !== "scheduled" || (one.week as string) > now) continue;
			const kind = one.plan as "free" | "paid";
			Object.assign(one, { status: "live", week: now });
			launch(id, now, kind, at);
		}
		const first = launches.map(({ week }) => week).sort()[0];
		for (let week = first; week !== undefined && week < now; week = plus(week, 1)) {
			if (closed.has(week)) continue;
			const ranked = votes.rank(
				week,
				launches.flatMap((one) => (one.week === week && !one.isWithdrawn ? [one.listing] : [])),
			);
			closed.set(week, ranked);
			for (const listing of ranked) mail("week-closed", listing, week);
		}
		for (const [id, one] of products) if (one.look !== null && one.look <= at) look(id, at);
		for (const [id, one] of products) if (one.claim === "verified" && one.proofDue <= at) lookForProof(id, one, at);
		for (const { voter, week } of reminders.splice(0)) {
			if (start(week) + 6 * HOUR > at) reminders.push({ voter, week });
			else if (week === now) mail("week-begun", voters[voter]?.id ?? 0, week);
		}
	}

	function lookForProof(id: number, one: Product, at: number): void {
		one.proofDue = at + (one.hasProof ? 30 : 3) * DAY;
		if (!one.hasProof) {
			mails.push(`claim-proof-missing ${id}`);
			if (one.hasMissed) one.claim = "lapsed";
		}
		one.hasMissed = !one.hasProof;
	}

	/** The team decides about a crowd that was held back; a week that is closed is counted again. */
	function judge(listing: number, counts: boolean): void {
		const week = votes.judge(listing, counts);
		const before = week === null ? undefined : closed.get(week);
		if (week === null || before === undefined) return;
		const winners = (ranked: readonly number[]) => ranked.filter((id) => votes.of(week, id) > 0).slice(0, 3);
		const had = votes.winnersBefore(week, before, listing);
		const after = votes.rank(week, before);
		closed.set(week, after);
		const has = winners(after);
		for (const id of new Set([...had, ...has]))
			if (had.indexOf(id) !== has.indexOf(id)) mails.push(`award-moved ${id}`);
	}

	return {
		products,
		launches,
		votes,
		books,
		places,
		closed,
		mails,
		tasks,
		go(act) {
			const { at } = act;
			if (act.kind === "queue") queue(act.listing, at);
			if (act.kind === "badge") product(act.listing).isShown = act.shown;
			if (act.kind === "proof") product(act.listing).hasProof = act.shown;
			if (act.kind === "vote" && product(act.listing).status === "live")
				votes.cast(act.voter, act.listing, at, monday(at));
			if (act.kind === "judge") judge(act.listing, act.counts);
			if (act.kind === "pay") pay(act);
			if (act.kind === "remind") reminders.push(act);
			if (act.kind === "cron") cron(at);
			// Whatever is due by now is done with it.
			for (const telling of tellings.splice(0)) {
				const { listing, week, isWithdrawn } = telling.launch;
				if (telling.at > at) tellings.push(telling);
				else if (week === monday(at) && !isWithdrawn && product(listing).status === "live")
					mail(telling.mail, listing, week);
			}
		},
	};
}
