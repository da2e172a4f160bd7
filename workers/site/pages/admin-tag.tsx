import type { Child, FC } from "hono/jsx";
import forbidTag from "#actions/tags/forbid-tag";
import mergeTags from "#actions/tags/merge-tags";
import removeTag from "#actions/tags/remove-tag";
import renameTag from "#actions/tags/rename-tag";
import { notFound } from "#core/errors";
import { ENTRY_MAX } from "#core/limits";
import { tagKey } from "#core/listings/tags";
import { entriesAbout } from "#store/audit-log";
import { forbiddenAmong } from "#store/forbidden-tags";
import { TAGGED_AT_ONCE } from "#store/tag-changes";
import { listingsWithTag, type TagRow, tagSpellings, tagUse } from "#store/tags";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Notice, PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changes } from "../parts/admin/change.tsx";
import { decided, typedBefore } from "../parts/admin/decided.ts";
import { type Button, Decision } from "../parts/admin/decision.tsx";
import { tagPage } from "../parts/admin/tag-page.ts";
import { LineField } from "../parts/line-field.tsx";
import { addressOf } from "../parts/paging.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";
import { Allow } from "./admin-tags.tsx";

const t = words.tagTeam;
const PATH = "/admin/tags";
const LISTINGS_SHOWN = 20;
const SPELLINGS_SHOWN = 10;
const ENTRIES_SHOWN = 20;

/** For the site team: one tag, who carries it, and what becomes of it everywhere. */
export default function adminTagPage(site: Site): void {
	site.get(`${PATH}/one`, (c) => page(c, c.req.query("tag") ?? ""));

	site.post(`${PATH}/change`, (c) =>
		decided(
			c,
			PATH,
			async (sent) => {
				const [tag, into, reason] = [typed(sent.tag), typed(sent.into), typed(sent.reason)];
				if (sent.decision === "rename") await act(c, renameTag, { tag, into });
				else if (sent.decision === "merge") await act(c, mergeTags, { tag, into });
				else if (sent.decision === "forbid") await act(c, forbidTag, { tag, reason });
				else await act(c, removeTag, { tag, reason });
			},
			(refused) => page(c, typed(refused.sent.tag), refused),
		),
	);
}

async function page(c: PageContext, tag: string, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const [used, listings, spellings, [forbidden], entries, token] = await Promise.all([
		tagUse(db, tag),
		listingsWithTag(db, tag, LISTINGS_SHOWN),
		tagSpellings(db, tag, SPELLINGS_SHOWN),
		forbiddenAmong(db, [tagKey(tag)]),
		entriesAbout(db, `tag:${tag}`, ENTRIES_SHOWN),
		formTokenOf(c),
	]);
	if (used === 0 && forbidden === undefined && entries.length === 0) notFound("tag");
	const form = { c, tag, token, refused };
	return showAdminPage(
		c,
		{ area: "tags", title: tag, above: [{ href: PATH, label: t.title }], width: "narrow" },
		<>
			<h1>
				<bdi>{tag}</bdi>
			</h1>
			<p>
				{t.used(used)} <a href={addressOf("/listings", { q: tag })}>{t.tryIt(<bdi>{tag}</bdi>)}</a>
			</p>
			{forbidden !== undefined && (
				<Notice kind="problem">
					<p>{t.isForbidden(<bdi>{forbidden.reason}</bdi>)}</p>
					<Allow tag={forbidden.tag} token={token} returnTo={tagPage(tag)} />
				</Notice>
			)}
			{listings.length > 0 && (
				<section aria-labelledby="listings">
					<h2 id="listings">{t.listings}</h2>
					<ul>
						{listings.map(({ name, slug }) => (
							<li>
								<a href={`/admin/listings/${slug}`}>
									<bdi>{name}</bdi>
								</a>
							</li>
						))}
						{used > listings.length && <li class="muted">{t.more(used - listings.length)}</li>}
					</ul>
				</section>
			)}
			{used > 0 && (
				<>
					<Spellings of={spellings} into={tag} token={token} />
					<One {...form} decision="rename" title={t.rename} help={t.renameHelp} field={t.renameTo} />
					<One {...form} decision="merge" title={t.mergeTitle} help={t.mergeHelp} field={t.otherTag} button={t.merge} />
					<One {...form} decision="remove" title={t.removeTitle} help={t.removeHelp} isDanger />
					<p class="muted">{t.inSteps(TAGGED_AT_ONCE)}</p>
				</>
			)}
			{forbidden === undefined && (
				<One {...form} decision="forbid" title={t.forbidTitle} help={t.forbidHelp} reasonHint={t.whyHelp} isDanger />
			)}
			<Changes of={entries} c={c} token={token} nameOf={(fact) => t.facts[fact] ?? fact} />
		</>,
	);
}

interface OneProps {
	c: PageContext;
	tag: string;
	token: string;
	refused: Refused | undefined;
	decision: "rename" | "merge" | "remove" | "forbid";
	title: string;
	help: Child;
	/** Label of the other name; without it a reason is asked for. */
	field?: string;
	reasonHint?: string;
	/** What its button says; the title where absent. */
	button?: string;
	isDanger?: true;
}

/** One thing that can be done with the tag. */
const One: FC<OneProps> = (props) => {
	const { c, tag, token, decision, title, help, field, reasonHint, isDanger } = props;
	const refused = props.refused?.sent.decision === decision ? props.refused : undefined;
	const button: Button = {
		value: decision,
		label: props.button ?? title,
		...(isDanger && { kind: "danger" as const }),
	};
	return (
		<section aria-labelledby={decision}>
			<h2 id={decision}>{title}</h2>
			<p class="muted">{help}</p>
			<Decision
				{...{ c, token, refused }}
				action={`${PATH}/change`}
				idPrefix={`${decision}-`}
				hidden={{ tag }}
				reason={field === undefined ? { label: t.reason, ...(reasonHint !== undefined && { hint: reasonHint }) } : null}
				buttons={[button]}
			>
				{field !== undefined && (
					<LineField
						name="into"
						idPrefix={`${decision}-`}
						label={field}
						max={ENTRY_MAX}
						required
						value={refused === undefined ? typedBefore(c, "into") : typed(refused.sent.into)}
						problem={problemsIn(refused?.error)["/into"]}
					/>
				)}
			</Decision>
		</section>
	);
};

/** The same tag in other letters, each of which one press makes this one. */
const Spellings: FC<{ of: readonly TagRow[]; into: string; token: string }> = ({ of, into, token }) =>
	of.length === 0 ? null : (
		<section aria-labelledby="spellings">
			<h2 id="spellings">{t.spellings}</h2>
			<ul class="rows">
				{of.map(({ tag, listings }) => (
					<li>
						<p>{t.takeIn(<bdi>{tag}</bdi>, listings)}</p>
						<PostForm action={`${PATH}/change`} token={token}>
							<input type="hidden" name="tag" value={tag} />
							<input type="hidden" name="into" value={into} />
							<button type="submit" name="decision" value="merge" class="secondary" aria-label={t.mergeHereOne(tag)}>
								{t.mergeHere}
							</button>
						</PostForm>
					</li>
				))}
			</ul>
		</section>
	);
