import { DAY_MS } from "#core/launches/week";
import { isMailProvider } from "#core/web/mail-providers";

/** What the votes of a burst have in common. Source: docs/votes.md#bursts. */
export const BURST_TRAITS = ["network", "opened_together", "mail_domain"] as const;
export type BurstTrait = (typeof BURST_TRAITS)[number];

/** Accounts that were opened within this time of each other count as opened together. */
export const OPENED_TOGETHER_MS = 3_600_000;
/** Accounts older than this when they vote are not asked when they were opened. */
export const OPENED_LATELY_MS = 7 * DAY_MS;

/** What makes many votes a burst; the site team sets it. */
export interface BurstLimits {
	/** So many votes that have something in common. */
	votes: number;
	/** Cast within this time of each other. */
	withinMs: number;
}

/** What is known of a vote when bursts are looked for. */
export interface BurstFacts {
	id: number;
	/** Epoch milliseconds. */
	at: number;
	/** Hash of the voter's network; null where it is not known. */
	networkHash: string | null;
	/** When the voter's account was opened; null where the account is gone. */
	accountOpenedAt: number | null;
	/** Domain of the voter's address; null for one that everybody can have an address at, or where the account is gone. */
	mailDomain: string | null;
}

/** Votes that have one thing in common. */
export interface FoundBurst {
	trait: BurstTrait;
	/** In the order in which they were cast. */
	votes: number[];
}

/**
 * Finds the bursts among votes for one listing. A vote belongs to one burst at most: first to that of its network, then to
 * that of accounts opened together, then to that of its mail domain.
 */
export function findBursts(votes: readonly BurstFacts[], limits: BurstLimits): FoundBurst[] {
	const taken = new Set<number>();
	const found: FoundBurst[] = [];
	for (const trait of BURST_TRAITS) {
		const free = votes.filter(({ id }) => !taken.has(id));
		const members = groups(trait, free, limits).flatMap((group) =>
			crowded(group, ({ at }) => at, limits.withinMs, limits.votes),
		);
		if (members.length === 0) continue;
		const ids = new Set(members.map(({ id }) => id));
		for (const id of ids) taken.add(id);
		found.push({
			trait,
			votes: votes
				.filter(({ id }) => ids.has(id))
				.toSorted(byTime)
				.map(({ id }) => id),
		});
	}
	return found;
}

const byTime = (a: BurstFacts, b: BurstFacts) => a.at - b.at || a.id - b.id;

/** Votes that share a trait, whenever they were cast. */
function groups(trait: BurstTrait, votes: readonly BurstFacts[], { votes: least }: BurstLimits): BurstFacts[][] {
	if (trait === "network") return sharing(votes, ({ networkHash }) => networkHash);
	if (trait === "mail_domain") return sharing(votes, ({ mailDomain }) => mailDomain);
	const lately = votes.filter(({ at, accountOpenedAt: opened }) => opened !== null && at - opened <= OPENED_LATELY_MS);
	return [crowded(lately, ({ accountOpenedAt }) => accountOpenedAt ?? 0, OPENED_TOGETHER_MS, least)];
}

function sharing(votes: readonly BurstFacts[], of: (vote: BurstFacts) => string | null): BurstFacts[][] {
	const known = votes.filter((vote) => of(vote) !== null);
	return [...Map.groupBy(known, of).values()];
}

/** Those that lie in some stretch of `width` together with at least `least - 1` others. */
function crowded<T>(items: readonly T[], placeOf: (item: T) => number, width: number, least: number): T[] {
	const sorted = items.toSorted((a, b) => placeOf(a) - placeOf(b));
	/** Up to this index, exclusive, everything since `first` is in. */
	let inUntil = 0;
	const found: T[] = [];
	let end = 0;
	for (const [first, item] of sorted.entries()) {
		while (end < sorted.length && placeOf(sorted[end] as T) - placeOf(item) <= width) end++;
		if (end - first < least) continue;
		found.push(...sorted.slice(Math.max(first, inUntil), end));
		inUntil = end;
	}
	return found;
}

/** What people write down as an example. */
const EXAMPLES: ReadonlySet<string> = new Set(["example.com", "example.org", "example.net"]);

/** The domain of an address that says something about whose it is; null for one of a provider that anybody may use. */
export function tellingDomain(address: string | null): string | null {
	if (address === null) return null;
	const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
	return isMailProvider(domain) || EXAMPLES.has(domain) ? null : domain;
}
