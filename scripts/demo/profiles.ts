import type { ListingProfile, ListingQuote, ListingQuotes, TypedMark, TypedMarks } from "#core/listings/profile";
import type { Launch } from "#scripts/demo/calendar";
import { addressOf, mailboxOf, type Path, questionsOf, quoteFrom, topicsOf } from "#scripts/demo/websites";

/** Some owners have changed what was drafted: by id, which. */
const typesOwnTagline = ({ id }: Launch) => id % 4 === 1;
const addsFeature = ({ id }: Launch) => id % 3 === 0;
const endsDescription = ({ id }: Launch) => id % 5 === 0;

/** The tagline that a listing shows, whoever it is from. */
export function taglineOf(launch: Launch, isOwned: boolean): string {
	const { product } = launch;
	return isOwned && typesOwnTagline(launch) ? `${product.name}: ${product.usp}` : product.tagline;
}

/**
 * The public profile of an invented product: what its website says with quotes of it, and among that what its owner typed.
 * Of a listing that nobody owns, the site team has filled in what the website does not say.
 */
export function profileOf(launch: Launch, isOwned: boolean): ListingProfile {
	const { product, slug } = launch;
	const site = `https://${slug}.example`;
	const email = mailboxOf(launch);
	const isPaid = launch.plan === "paid";
	const ending = isOwned && endsDescription(launch) ? "We are glad to show it to you." : null;
	const added = isOwned && addsFeature(launch) ? ["Help by e-mail from a person"] : [];
	return {
		description: [`${product.short}\n\n${product.detail}`, ...(ending === null ? [] : [ending])].join("\n\n"),
		summary: isOwned ? product.short : null,
		headline: isOwned ? product.usp : null,
		pricing_summary: product.pricing[1],
		city: product.place[1],
		founded_year: product.founded,
		contact_email: email,
		demo_video_url: isPaid ? `${site}/film` : null,
		tags: [...topicsOf(launch), ...(isOwned ? [product.stage] : [])],
		features: [...product.features, ...added],
		usps: [product.usp],
		keywords: topicsOf(launch),
		faqs: questionsOf(launch),
		socials: { custom: `${site}/community`, ...(isOwned && { website: `${site}/` }) },
		seo_title: `${product.name}: ${product.tagline}`,
		seo_description: product.short,
		story: isPaid ? storyOf(launch) : null,
		not_found_on_website: [
			...(product.founded === null ? ["founded_year"] : []),
			...(email === null ? ["contact_email"] : []),
			...(isPaid ? [] : ["demo_video_url"]),
		],
		not_read_on_website: [],
		evidence: evidenceOf(launch, isOwned),
		typed: typedOf({ launch, isOwned, added, isEnded: ending !== null }),
	};
}

/** Every quote that the website gives for what is shown. */
function evidenceOf(launch: Launch, isOwned: boolean): ListingQuotes {
	const { product, slug } = launch;
	const [name, title] = product.founder;
	const [, city] = product.place;
	const from = (path: Path, words: string, of?: string): ListingQuote[] => [quoteFrom(launch, path, words, of)];
	const place = from("/contact", addressOf(launch));
	const email = mailboxOf(launch);
	const topics = from("/", topicsOf(launch).join(", "));
	return {
		name: from("/", product.name),
		...(!(isOwned && typesOwnTagline(launch)) && { tagline: from("/", product.tagline) }),
		short_description: from("/", product.short),
		description: [...from("/", product.short), ...from("/", product.detail)],
		features: product.features.flatMap((feature) => from("/features", feature)),
		usps: from("/features", product.usp),
		pricing_model: from("/pricing", product.pricing[1]),
		pricing_summary: from("/pricing", product.pricing[1]),
		country: place,
		city: place,
		tags: topics,
		keywords: topics,
		faqs: questionsOf(launch).flatMap(({ question, answer }) => from("/faq", answer, question)),
		founders: from("/about", `${name}, ${title}`, name),
		socials: from("/contact", `https://${slug}.example/community`, "custom"),
		...(product.founded !== null && { founded_year: from("/about", `Founded in ${city} in ${product.founded}`) }),
		...(email !== null && { contact_email: from("/contact", email) }),
		...(launch.plan === "paid" && { demo_video_url: from("/contact", `https://${slug}.example/film`) }),
	};
}

interface Typed {
	launch: Launch;
	isOwned: boolean;
	added: readonly string[];
	isEnded: boolean;
}

/** Who typed what the quotes do not tell, as edits leave it. */
function typedOf({ launch, isOwned, added, isEnded }: Typed): TypedMarks {
	if (!isOwned) return { stage: [{ by: "team" }] };
	const owners = (entries: readonly string[]) => entries.map((of): TypedMark => ({ of, by: "owner" }));
	return {
		tags: owners([launch.product.stage]),
		...(added.length > 0 && { features: owners(added) }),
		...(isEnded && { description: [{ by: "owner" as const }] }),
	};
}
function storyOf({ product }: Launch): ListingProfile["story"] {
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
