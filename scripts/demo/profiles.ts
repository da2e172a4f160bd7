import type { DraftProfile } from "#core/drafts/draft-profile";
import { typedSocials, typedStory, typeFields } from "#core/drafts/draft-state";
import type { SiteReading } from "#core/drafts/site-reading";
import { editByHand } from "#core/listings/edit-by-hand";
import {
	applyEdit,
	factsOfDraft,
	type ListingColumns,
	type ListingFacts,
	realChanges,
} from "#core/listings/listing-facts";
import type { Hand, ListingProfile } from "#core/listings/profile";
import type { Launch } from "#scripts/demo/calendar";
import { categoryNamed } from "#scripts/demo/categories";
import { draftOf } from "#scripts/demo/drafting";
import { addressOf, isContactUnread, mailboxOf, readablePages } from "#scripts/demo/websites";

function readingOf(launch: Launch): SiteReading {
	const unreadPages = isContactUnread(launch)
		? { contact: `${addressOf(launch)}/contact: The server answered with status 503.` }
		: {};
	const readPages = new Set(readablePages(launch).map(({ role }) => role));
	return { state: "read", reason: null, unreadPages, readPages };
}

/** An invented product in its place of the calendar, with what its listing says. */
export interface DemoListing {
	launch: Launch;
	isOwned: boolean;
	facts: ListingFacts;
}

/**
 * What a listing of the demo says: drafted from its website, then changed by its owner, in the draft and afterwards. Of a
 * listing that nobody owns, the site team has filled in what the website does not say.
 */
export async function demoListing(launch: Launch, isOwned: boolean): Promise<DemoListing> {
	const draft = await draftOf(launch);
	const owned = isOwned ? typedByOwner(launch, draft) : draft;
	const facts = factsOfDraft(withCategory(launch, owned), readingOf(launch));
	const edited = isOwned
		? editedBy("owner", facts, ownersEdit(launch, facts))
		: editedBy("team", facts, teamsEdit(launch, facts));
	return { launch, isOwned, facts: edited };
}

/** What owners type while the draft is theirs alone. */
function typedByOwner(launch: Launch, draft: DraftProfile): DraftProfile {
	const { id, product } = launch;
	const typed = typeFields(draft, {
		...(draft.fields.stage.value === null && { stage: product.stage }),
		...(id % 4 === 1 && { tagline: `${product.name}: ${product.usp}` }),
		...(id % 4 !== 1 && draft.fields.tagline.value !== product.tagline && { tagline: product.tagline }),
		...(id % 6 === 2 && { pricing_summary: pricedInOwnWords(launch) }),
	});
	const linked = {
		...typed,
		company_socials: typedSocials(typed.company_socials, { website: `${addressOf(launch)}/` }),
	};
	return launch.plan === "paid" ? { ...linked, story: typedStory(linked.story, storyOf(launch)) } : linked;
}

/** A paraphrase: what the website says in other words, and so without a quote. */
function pricedInOwnWords({ product }: Launch): string {
	const [, ...sentences] = product.pricing;
	return `You pay by use: ${sentences.map((sentence) => sentence.replace(/^(?:The|From|A) |\.$/g, "")).join("; ")}, without a contract.`;
}

/** A category that the website does not name plainly enough is chosen by hand. */
function withCategory({ product }: Launch, draft: DraftProfile): DraftProfile {
	const own = categoryNamed(product.category);
	return draft.fields.categories.value?.[0] === own ? draft : typeFields(draft, { categories: [own] });
}

type Edit = { columns?: Partial<ListingColumns>; profile?: Partial<ListingProfile> };

/** What owners add once the listing stands. */
function ownersEdit(launch: Launch, { profile }: ListingFacts): Edit {
	const { id, product } = launch;
	const missing = product.features.filter((feature) => !profile.features.includes(feature));
	const added = [...missing, ...(id % 3 === 0 ? ["Help by e-mail from a person"] : [])];
	return {
		profile: {
			headline: product.usp,
			summary: product.short,
			features: [...profile.features, ...added],
			...(id % 5 === 0 && { description: `${profile.description}\n\nWe are glad to show it to you.` }),
			...(profile.founded_year === null && id % 4 === 0 && { founded_year: 2019 + (id % 5) }),
			...(profile.contact_email === null && id % 2 === 0 && { contact_email: `team@${launch.slug}.example` }),
		},
	};
}

/** What the site team looks up for a listing that nobody has claimed. */
function teamsEdit(launch: Launch, { columns, profile }: ListingFacts): Edit {
	const { product } = launch;
	const missing = product.features.filter((feature) => !profile.features.includes(feature));
	return {
		columns: {
			...(columns.stage === null && { stage: product.stage }),
			...(columns.tagline !== product.tagline && { tagline: product.tagline }),
		},
		profile: {
			features: [...profile.features, ...missing],
			...(profile.founded_year === null && { founded_year: 2018 + (launch.id % 6) }),
			...(profile.city === null && { city: product.place[1] }),
			...(isContactUnread(launch) && { contact_email: mailboxOf(launch) ?? `info@${launch.slug}.example` }),
		},
	};
}

function editedBy(hand: Hand, facts: ListingFacts, { columns = {}, profile = {} }: Edit): ListingFacts {
	return applyEdit(facts, editByHand(realChanges(facts, { columns, profile }), facts, hand));
}

function storyOf({ product }: Launch): NonNullable<ListingProfile["story"]> {
	const [name, , bio] = product.founder;
	return {
		title: `Why there is ${product.name}`,
		story: `${name}: ${bio} ${product.name} is what came of it.`,
		why_started: bio,
		problem: product.short,
		journey: "The first version was given to five people who owed us a favour. Three of them still use it.",
		challenges: "Saying no to customers who wanted something else, when the rent was due.",
		achievements: product.usp,
		lessons: "Whatever takes long to explain is not finished.",
		whats_next: "Less, but faster. And a version for people who cannot use a mouse.",
	};
}
