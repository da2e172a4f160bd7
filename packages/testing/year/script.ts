import { type Random, seededRandom } from "#scripts/lib/random";

/**
 * What happens in a simulated year, drawn by a seed: the same numbers give the same year. Only what comes from outside
 * stands here (people, websites, payment providers, crons); what follows from it is for the directory to do and for the
 * model to say.
 */

export interface YearSize {
	seed: number;
	/** Any Monday, YYYY-MM-DD. */
	firstWeek: string;
	weeks: number;
	listings: number;
	/** Hours between two crons, but around Mondays, where they come each hour. */
	cronHours: number;
	/** Free queue: weeks out, at least and at most, and places a week; paid places a week. */
	queue: { from: number; to: number; free: number; paid: number };
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

export interface Voter {
	id: number;
	email: string;
	openedAt: number;
	network: string;
}

export type Told =
	| "payment_succeeded"
	| "partially_refunded"
	| "refunded"
	| "dispute_opened"
	| "dispute_won"
	| "dispute_lost";

export interface YearOrder {
	number: string;
	listing: number;
	product: "launch" | "relaunch";
	/** A Monday; null: at once. */
	week: string | null;
	net: number;
	vat: number;
	orderedAt: number;
}

/** One thing from outside, at an instant in epoch milliseconds. */
export type Act = { at: number } & (
	| { kind: "queue"; listing: number }
	| { kind: "badge"; listing: number; shown: boolean }
	| { kind: "proof"; listing: number; shown: boolean }
	| { kind: "vote"; listing: number; voter: number }
	| { kind: "judge"; listing: number; counts: boolean }
	| { kind: "pay"; order: number; told: Told; cents: number; doubled: boolean }
	| { kind: "remind"; voter: number; week: string }
	| { kind: "cron"; times: number }
);

export interface YearScript {
	size: YearSize;
	begin: number;
	end: number;
	/** By id; owner of listing n is user n. */
	listings: { id: number; isFree: boolean; isClaimed: boolean }[];
	voters: Voter[];
	orders: YearOrder[];
	acts: Act[];
	crons: { missed: number; doubled: number; fired: number };
}

/** Ids of voters begin above those of owners. */
export const VOTERS_FROM = 1_000_000;

const mondayOf = (at: number): string => {
	const day = Math.floor(at / DAY);
	// The first of January 1970 was a Thursday.
	return new Date((day - ((day + 3) % 7)) * DAY).toISOString().slice(0, 10);
};

export function writeYear(size: YearSize): YearScript {
	const random = seededRandom(size.seed);
	const begin = Date.parse(`${size.firstWeek}T00:00:00Z`);
	const end = begin + size.weeks * WEEK;
	const script: YearScript = {
		size,
		begin,
		end,
		listings: [],
		voters: [],
		orders: [],
		acts: [],
		crons: { missed: 0, doubled: 0, fired: 0 },
	};
	for (let id = 1; id <= size.listings; id++) {
		const isFree = random.chance(0.5);
		const isClaimed = !isFree && random.chance(Math.min(0.2, 60 / size.listings));
		script.listings.push({ id, isFree, isClaimed });
		const born = random.between(begin, end - WEEK);
		if (isFree) live(script, random, id, born);
		else buy(script, random, id, born);
		if (isClaimed) loseProof(script, random, id);
		crowd(script, random, id, born);
	}
	remind(script, random);
	fireCrons(script, random);
	// Of one instant, what came about first is first.
	script.acts = script.acts.filter(({ at }) => at < end).sort((a, b) => a.at - b.at);
	return script;
}

/** An instant at or close to a Monday midnight, before it, on it and after it; or any. */
function moment(random: Random, near: number): number {
	if (random.chance(0.5)) return near;
	const monday = Date.parse(`${mondayOf(near)}T00:00:00Z`);
	return monday + random.pick([-HOUR, -60_000, -1, 0, 1, 60_000, HOUR]);
}

/** The free plan: its badge comes early, late or never, and goes again from some. */
function live(script: YearScript, random: Random, listing: number, born: number): void {
	const at = moment(random, born);
	const say = (when: number, shown: boolean) => script.acts.push({ at: when, kind: "badge", listing, shown });
	script.acts.push({ at, kind: "queue", listing });
	const { from, to } = script.size.queue;
	if (random.chance(0.9)) {
		let when = at + random.between(0, to + 1) * WEEK + random.between(HOUR, WEEK);
		for (let times = random.between(1, 4); times > 0; times--) {
			say(when, true);
			if (times > 1) {
				when += random.between(HOUR, (from + 1) * WEEK);
				say(when, false);
			}
			when += random.between(HOUR, WEEK);
		}
	}
	if (random.chance(0.3)) script.acts.push({ at: at + random.between(1, WEEK), kind: "queue", listing });
	if (random.chance(0.1)) order(script, random, { listing, product: "launch" }, at + random.between(1, from * WEEK));
	if (random.chance(0.3)) relaunch(script, random, listing, at + to * WEEK);
}

/** A paid launch, at once or in a week; some are launched again. */
function buy(script: YearScript, random: Random, listing: number, born: number): void {
	order(script, random, { listing, product: "launch" }, moment(random, born));
	if (random.chance(0.5)) relaunch(script, random, listing, born + random.between(0, 2) * WEEK);
}

function relaunch(script: YearScript, random: Random, listing: number, after: number): void {
	for (let times = random.between(1, 3), when = after; times > 0; times--) {
		when += random.between(0, 2 * WEEK);
		order(script, random, { listing, product: "relaunch" }, moment(random, when));
	}
}

/** An order, its payment, and what becomes of the money. */
function order(script: YearScript, random: Random, what: Pick<YearOrder, "listing" | "product">, paidAt: number): void {
	const isAtOnce = what.product === "launch" && random.chance(0.5);
	// Also weeks that are gone by the time of the payment, and more than are for sale.
	const week = isAtOnce ? null : mondayOf(paidAt + random.between(0, 3) * WEEK);
	const net = random.between(100, 30_000);
	const vat = Math.round(net * random.pick([0, 0.19, 0.21, 0.255]));
	const index = script.orders.length;
	const number = `LW-YEAR${index + 1}`;
	script.orders.push({ ...what, week, number, net, vat, orderedAt: paidAt });
	const total = net + vat;
	const tell = (at: number, told: Told, cents = total) =>
		script.acts.push({ at, kind: "pay", order: index, told, cents, doubled: random.chance(0.3) });
	tell(paidAt, "payment_succeeded");
	const after = (when: number) => Math.max(paidAt + 2, when);
	const later = () => moment(random, paidAt + random.between(HOUR, 9 * DAY));
	const fate = random.next();
	if (fate < 0.12) {
		tell(after(later()), "partially_refunded", random.between(1, Math.max(1, total - 1)));
	} else if (fate < 0.24) {
		tell(after(later()), "refunded");
	} else if (fate < 0.4) {
		const opened = after(later());
		tell(opened, "dispute_opened");
		const decided = opened + random.between(HOUR, 12 * DAY);
		const won = random.chance(0.5);
		tell(decided, won ? "dispute_won" : "dispute_lost");
		if (random.chance(0.3)) tell(decided + random.between(HOUR, 9 * DAY), won ? "dispute_lost" : "dispute_won");
	}
}

function loseProof({ acts, begin, end }: YearScript, random: Random, listing: number): void {
	let at = begin + random.between(0, end - begin);
	for (let times = random.between(0, 2); times > 0; times--) {
		acts.push({ at, kind: "proof", listing, shown: false });
		at += random.between(DAY, 8 * DAY);
		acts.push({ at, kind: "proof", listing, shown: true });
		at += random.between(DAY, 8 * WEEK);
	}
}

/** Votes: single ones, of new accounts, some of one network, and now and then a newsletter's crowd. */
function crowd(script: YearScript, random: Random, listing: number, born: number): void {
	const { acts, voters, end } = script;
	const cast = (at: number, more: { openedAt?: number; network?: string; domain?: string } = {}) => {
		const id = VOTERS_FROM + voters.length;
		const { openedAt = at - 90 * DAY, network = `net-${id}`, domain = "example.com" } = more;
		voters.push({ id, email: `voter${id}@${domain}`, openedAt, network });
		acts.push({ at, kind: "vote", listing, voter: voters.length - 1 });
	};
	const span = Math.min(end - born, (script.size.queue.to + 4) * WEEK);
	for (let count = random.between(0, 5); count > 0; count--) {
		const at = moment(random, born + random.between(0, span));
		if (random.chance(0.2)) cast(at, { openedAt: at - random.between(HOUR, DAY + HOUR) });
		else cast(at);
	}
	// Within one week each: what a network is called is forgotten with it.
	const weekday = () =>
		Date.parse(`${mondayOf(born + random.between(0, span))}T00:00:00Z`) + random.between(DAY, 5 * DAY);
	if (random.chance(0.15)) {
		const at = weekday();
		const network = `crowd-${listing}`;
		for (let count = random.between(3, 8); count > 0; count--) cast(at + random.between(0, 20) * 60_000, { network });
	}
	if (random.chance(0.08)) {
		const at = weekday();
		for (let count = random.between(12, 16); count > 0; count--)
			cast(at + count * 60_000, { domain: `letter${listing}.example` });
		if (random.chance(0.7)) {
			const judged = at + HOUR + random.between(0, 12 * DAY);
			acts.push({ at: judged, kind: "judge", listing, counts: random.chance(0.6) });
		}
	}
}

function remind({ acts, begin, end, voters }: YearScript, random: Random): void {
	for (let voter = 0; voter < voters.length; voter += 9) {
		const opened = voters[voter]?.openedAt ?? begin;
		const at = Math.max(begin + random.between(0, end - begin), opened);
		acts.push({ at, kind: "remind", voter, week: mondayOf(at + random.between(1, 4) * WEEK) });
	}
}

/** Every tenth cron is missed, every tenth comes twice at once, and in some weeks none comes. */
function fireCrons({ acts, begin, end, size, crons }: YearScript, random: Random): void {
	const silent = new Set<number>();
	for (let week = 2; week < size.weeks - 1; week++) if (random.chance(0.05)) silent.add(week);
	// At least one, in the year's middle.
	if (silent.size === 0) silent.add(Math.floor(size.weeks / 2));
	for (let at = begin; at < end; at += HOUR) {
		const hour = Math.round((at - begin) / HOUR) % 168;
		const isNearMonday = hour >= 164 || hour < 8;
		if (!isNearMonday && hour % size.cronHours !== 0) continue;
		const fate = random.next();
		const times = silent.has(Math.floor((at - begin) / WEEK)) || fate < 0.1 ? 0 : fate < 0.2 ? 2 : 1;
		if (times === 0) crons.missed++;
		else {
			crons.fired++;
			if (times === 2) crons.doubled++;
			acts.push({ at, kind: "cron", times });
		}
	}
}

/**
 * Some weeks over the 53rd of 2026 and into the year after it, so small that every run has time for them, by a seed that
 * has everything happen in them that can, a tie of votes among it that who was first decides.
 */
export const SHORT_YEAR: YearSize = {
	seed: 3910,
	firstWeek: "2026-12-14",
	weeks: 5,
	listings: 12,
	cronHours: 24,
	queue: { from: 1, to: 2, free: 6, paid: 6 },
};

/** The 53 weeks of 2026, and two to come to an end. */
export const WHOLE_YEAR: YearSize = {
	seed: 2026,
	firstWeek: "2025-12-29",
	weeks: 55,
	listings: 2000,
	cronHours: 2,
	queue: { from: 6, to: 8, free: 24, paid: 30 },
};
