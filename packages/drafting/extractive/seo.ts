import type { SiteDraft } from "#core/drafts/draft-fields";
import type { Candidate } from "#core/evidence/evidence";
import { SEO_META_MAX, SEO_TITLE_MAX } from "#core/limits";
import { splitSentences } from "#core/web/sentences";

/** Texts for search engines, put together from the name, the tagline and the site's own sentences, nothing else. */
export function draftSeo({ fields }: Pick<SiteDraft, "fields">): SiteDraft["seo"] {
	const seo: SiteDraft["seo"] = {};
	const { name, tagline } = fields;
	if (name) {
		const slogan = tagline && !tagline.value.toLowerCase().includes(name.value.toLowerCase()) ? tagline : undefined;
		const full = slogan ? `${name.value} - ${slogan.value.replace(/[.]$/u, "")}` : name.value;
		const fits = slogan !== undefined && full.length <= SEO_TITLE_MAX;
		seo.title = fits
			? { value: full, evidence: [...name.evidence, ...slogan.evidence] }
			: { value: name.value, evidence: name.evidence };
	}
	const meta = metaText(fields.short_description) ?? metaText(fields.description) ?? metaText(tagline);
	if (meta) seo.meta = meta;
	return seo;
}

/** As many whole sentences as fit. */
function metaText(source: Candidate<string> | undefined): Candidate<string> | null {
	if (!source) return null;
	const sentences =
		source.sentences ??
		splitSentences(source.value).map(({ start, end }) => ({
			text: source.value.slice(start, end),
			evidence: source.evidence,
		}));
	const kept: typeof sentences = [];
	let length = 0;
	for (const sentence of sentences) {
		if (length + sentence.text.length > SEO_META_MAX) break;
		kept.push(sentence);
		length += sentence.text.length + 1;
	}
	if (kept.length === 0) return null;
	return { value: kept.map(({ text }) => text).join(" "), evidence: kept.flatMap(({ evidence }) => evidence) };
}
