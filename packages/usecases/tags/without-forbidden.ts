import type { SiteDraft } from "#core/drafts/draft-fields";
import { tagKey } from "#core/listings/tags";
import type { Db } from "#store/db";
import { forbiddenAmong } from "#store/forbidden-tags";

/** What was found on a site without tags that the site team has forbidden: nobody should have to take out what they did not choose. */
export async function withoutForbidden(db: Db, found: SiteDraft): Promise<SiteDraft> {
	const { tags, ...fields } = found.fields;
	if (tags === undefined) return found;
	const forbidden = new Set((await forbiddenAmong(db, tags.value.map(tagKey))).map(({ key }) => key));
	const value = tags.value.filter((tag) => !forbidden.has(tagKey(tag)));
	return { ...found, fields: value.length === 0 ? fields : { ...fields, tags: { ...tags, value } } };
}
