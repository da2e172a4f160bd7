import { STORY_SECTIONS, type StorySection } from "#core/drafts/draft-fields";
import { STORY_SECTION_MAX, STORY_TITLE_MAX } from "#core/limits";
import { fieldName } from "#core/words/shared";
import getMyListing from "#operations/listings/get-my-listing";
import setFounderStory from "#operations/listings/set-founder-story";
import { ask } from "../ask.ts";
import type { Refused } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { filled, mergeForm } from "../merging.ts";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { LineField } from "../parts/line-field.tsx";
import type { Own } from "../parts/owner/own.ts";
import { showOwnPage } from "../parts/owner/own-page.tsx";
import { PaidNote } from "../parts/owner/paid-note.tsx";
import { problemsIn, TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner.story;
const PART = "/story";

/** The founder's story of a listing, section by section. */
export default function productStoryPage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	ownForm(site, {
		part: PART,
		doIt: (c, listing_id, sent) =>
			mergeForm<Own>({
				sent,
				fields: STORY_SECTIONS,
				read: () => ask(c, getMyListing, { params: { listing_id } }),
				stored: storedOf,
				write: (listing) => {
					const sections = STORY_SECTIONS.map((name) => [name, typed(filled(sent, name, storedOf(listing, name)))]);
					const body = Object.fromEntries(sections.filter(([, said]) => said !== ""));
					return ask(c, setFounderStory, { params: { listing_id }, body, seenVersion: listing.version });
				},
			}),
		page,
		back: `${PART}?done=saved`,
	});
}

const storedOf = (listing: Own, name: string): string => listing.story?.[name as StorySection] ?? "";

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const listing_id = ownId(c);
	const [listing, token] = await Promise.all([ask(c, getMyListing, { params: { listing_id } }), formTokenOf(c)]);
	const problems = problemsIn(refused?.error);
	return showOwnPage(
		c,
		{ listing, title: t.title, lead: t.lead, refused },
		<>
			<PaidNote listing={listing} section="story" />
			<PostForm action={ownPath(listing_id, PART)} token={token} class="edit-form">
				{STORY_SECTIONS.map((name) => {
					const stored = storedOf(listing, name);
					const of = {
						name,
						label: words.draft.rows[`story-${name}`] ?? fieldName(name),
						problem: problems[`/${name}`],
						value: filled(refused?.sent, name, stored),
					};
					return (
						<>
							<input type="hidden" name={`was_${name}`} value={stored} />
							{name === "title" ? (
								<LineField {...of} max={STORY_TITLE_MAX} />
							) : (
								<TextField {...of} help={t.hint} max={STORY_SECTION_MAX} required={false} />
							)}
						</>
					);
				})}
				<button type="submit" class="primary l">
					{t.save}
				</button>
			</PostForm>
		</>,
	);
}
