import { shownQuotes } from "#core/listings/listing-quotes";
import type { ListingQuotes } from "#core/listings/profile";
import type { StoredProfile } from "#store/listing-profile";

/** The quotes of what is shown: those of locked sections are as public as the sections. */
export function shownEvidence({ profile, founders, unlocked, milestones }: StoredProfile): ListingQuotes {
	const { faqs, socials } = profile;
	const story = unlocked.story ? profile.story : null;
	const { demo_video_url, ...evidence } = shownQuotes(profile.evidence, { faqs, founders, socials, story, milestones });
	return { ...evidence, ...(unlocked.media && demo_video_url && { demo_video_url }) };
}

/** What is shown, by the names of quotes: a text, or the entries of a list or part. */
export function shownValues({ card, profile, founders, unlocked, milestones }: StoredProfile): Record<string, unknown> {
	const { name, tagline, stage, country } = card;
	const { headline, summary, description, pricing_summary, city, founded_year, contact_email } = profile;
	return {
		name,
		tagline,
		short_description: card.shortDescription,
		headline,
		summary,
		description,
		stage,
		pricing_model: card.pricingModel,
		pricing_summary,
		country,
		city,
		founded_year,
		contact_email,
		features: profile.features,
		usps: profile.usps,
		tags: profile.tags,
		keywords: profile.keywords,
		faqs: profile.faqs.map(({ question }) => question),
		founders: founders.map((founder) => founder.name),
		socials: Object.keys(profile.socials),
		story: unlocked.story ? Object.keys(profile.story ?? {}) : [],
		milestones: milestones.map(({ title }) => title),
		demo_video_url: unlocked.media ? profile.demo_video_url : null,
	};
}
