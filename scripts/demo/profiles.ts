import type { ListingProfile } from "#core/listings/profile";
import type { Launch } from "#scripts/demo/calendar";

/** The public profile of an invented product, with quotes from the pages its website would have. */
export function profileOf(launch: Launch): ListingProfile {
	const { product, id } = launch;
	const site = `https://${launch.slug}.example`;
	const email = id % 5 < 3 ? `hello@${launch.slug}.example` : null;
	const [, city] = product.place;
	const quote = (text: string, page = "/") => [{ quote: text, url: `${site}${page}` }];
	return {
		description: `${product.short}\n\n${product.detail}`,
		summary: product.short,
		headline: product.usp,
		pricing_summary: product.pricing[1],
		city,
		founded_year: product.founded,
		contact_email: email,
		demo_video_url: launch.plan === "paid" ? `${site}/film` : null,
		tags: [...product.category.split("-").filter((word) => word !== "and"), product.stage],
		features: [...product.features],
		usps: [product.usp],
		keywords: product.category.split("-").filter((word) => word !== "and"),
		faqs: [
			{ question: `What does ${product.name} cost?`, answer: product.pricing[1] },
			{
				question: `Who is behind ${product.name}?`,
				answer: `${product.founder[0]}, ${product.founder[1]}, in ${city}.`,
			},
		],
		socials: { website: `${site}/`, custom: `${site}/community` },
		seo_title: `${product.name}: ${product.tagline}`,
		seo_description: product.short,
		story: launch.plan === "paid" ? storyOf(launch) : null,
		not_found_on_website: [
			...(product.founded === null ? ["founded_year"] : []),
			...(email === null ? ["contact_email"] : []),
			...(launch.plan === "paid" ? [] : ["demo_video_url"]),
		],
		not_read_on_website: [],
		evidence: {
			tagline: quote(product.tagline),
			short_description: quote(product.short),
			features: product.features.flatMap((feature) => quote(feature, "/features")),
			usps: quote(product.usp),
			pricing_summary: quote(product.pricing[1], "/pricing"),
			country: quote(`${product.name}, ${city}`, "/contact"),
			city: quote(`${product.name}, ${city}`, "/contact"),
			...(product.founded !== null && { founded_year: quote(`Founded in ${city} in ${product.founded}`, "/about") }),
			...(email !== null && { contact_email: quote(email, "/contact") }),
		},
		typed: {},
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
