import { type DrafterInput, type DraftField, emptySiteDraft, type SiteDraft } from "#core/drafts/draft-fields";
import type { Candidate } from "#core/evidence/evidence";
import { draftCategories } from "#drafting/extractive/categories";
import { draftContactEmail } from "#drafting/extractive/contact";
import { draftDescription, draftShortDescription } from "#drafting/extractive/descriptions";
import { draftFaqs } from "#drafting/extractive/faqs";
import { draftFeatures } from "#drafting/extractive/features";
import { draftFounderSocials } from "#drafting/extractive/founder-socials";
import { draftFounders } from "#drafting/extractive/founders";
import { draftFoundedYear } from "#drafting/extractive/founding";
import { draftKeywords } from "#drafting/extractive/keywords";
import { draftDemoVideo, draftLogo } from "#drafting/extractive/media";
import { draftMilestones } from "#drafting/extractive/milestones";
import { draftName } from "#drafting/extractive/name";
import { draftPlace } from "#drafting/extractive/place";
import { draftPricingModel } from "#drafting/extractive/pricing";
import { draftPricingSummary } from "#drafting/extractive/pricing-summary";
import { draftSeo } from "#drafting/extractive/seo";
import { type SiteText, siteText } from "#drafting/extractive/site-text";
import { draftCompanySocials } from "#drafting/extractive/socials";
import { draftStage } from "#drafting/extractive/stage";
import { draftStory } from "#drafting/extractive/story";
import { draftTagline } from "#drafting/extractive/tagline";
import { draftTags } from "#drafting/extractive/tags";
import { draftUsps } from "#drafting/extractive/usps";
import { ownNamesOf } from "#drafting/gate/context";

type Fields = SiteDraft["fields"];

/** Leaves out what was not found: an absent key is a blank. */
function found(fields: { [F in keyof Fields]: Fields[F] | undefined }): Fields {
	return Object.fromEntries(Object.entries(fields).filter(([, candidate]) => candidate !== undefined)) as Fields;
}

function draftFields(
	site: SiteText,
	input: DrafterInput,
	name: Candidate<string> | undefined,
	names: readonly string[],
): Fields {
	const description = draftDescription(site);
	const place = draftPlace(site, names);
	const tagline = draftTagline(site, name?.value);
	const features = draftFeatures(site, name?.value);
	return found({
		name,
		tagline,
		short_description: draftShortDescription(site, description, tagline?.value),
		description,
		stage: draftStage(site),
		pricing_model: draftPricingModel(site),
		pricing_summary: draftPricingSummary(site),
		country: place.country,
		city: place.city,
		founded_year: draftFoundedYear(site, names),
		contact_email: draftContactEmail(site),
		demo_video_url: draftDemoVideo(site),
		logo_url: draftLogo(site, names),
		categories: draftCategories(site, input.categories),
		tags: draftTags(site),
		features,
		usps: draftUsps(site, name?.value, features),
		keywords: draftKeywords(site),
	});
}

function onlyFields(fields: Fields, only: readonly DraftField[] | undefined): Fields {
	if (!only) return fields;
	return Object.fromEntries(
		Object.entries(fields).filter(([field]) => (only as readonly string[]).includes(field)),
	) as Fields;
}

/**
 * Reads a profile off the pages themselves, without a model: rules about where and how sites state such facts.
 * Deterministic. What no rule finds is absent. The result still has to pass the evidence gate.
 */
export function draftFromPages(input: DrafterInput): SiteDraft {
	const unnamed = siteText(input);
	const name = draftName(unnamed);
	const names = ownNamesOf(input.url, name?.value, input.pages);
	const site: SiteText = { ...unnamed, ownNames: names };
	const fields = draftFields(site, input, name, names);
	if (input.only) return emptySiteDraft(onlyFields(fields, input.only));
	const founders = draftFounders(site, names);
	return {
		fields,
		faqs: draftFaqs(site),
		founders,
		company_socials: draftCompanySocials(site, names),
		founder_socials: draftFounderSocials(site, founders),
		story: draftStory(site),
		milestones: draftMilestones(site),
		seo: draftSeo({ fields }),
	};
}
