import type { FC } from "hono/jsx";
import editMilestone, { milestoneState } from "#actions/listings/edit-milestone";
import { LINK_MAX, MILESTONE_DESCRIPTION_MAX, MILESTONE_TITLE_MAX } from "#core/limits";
import addMilestone from "#operations/listings/add-milestone";
import deleteMilestone from "#operations/listings/delete-milestone";
import getMyListing from "#operations/listings/get-my-listing";
import { act } from "../act.ts";
import { ask } from "../ask.ts";
import type { Refused, Sent } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { LineField } from "../parts/line-field.tsx";
import type { Own } from "../parts/owner/own.ts";
import { showOwnPage } from "../parts/owner/own-page.tsx";
import { PaidNote } from "../parts/owner/paid-note.tsx";
import { type Problems, problemsIn, TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { milestoneDay, milestoneTime } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.owner.milestones;
const PART = "/milestones";
const SAVED = `${PART}?done=saved`;
const ONE = `${PART}/:milestone{[1-9][0-9]{0,14}}`;

/** The milestones of a listing: a list, a form for another, and each one to edit or take out. */
export default function productMilestonesPage(site: Site): void {
	site.get(ownRoute(PART), (c) => page(c));

	ownForm(site, {
		part: PART,
		doIt: (c, listing_id, sent) => ask(c, addMilestone, { params: { listing_id }, body: bodyOf(sent) }),
		page,
		back: SAVED,
	});
	ownForm(site, {
		part: `${ONE}/edit`,
		doIt: (c, listing_id, sent) =>
			act(c, editMilestone, {
				listing_id,
				milestone_id: idOf(c),
				was: typed(sent.was),
				milestone: bodyOf(sent),
			}),
		page,
		back: SAVED,
	});
	ownForm(site, {
		part: `${ONE}/remove`,
		doIt: (c, listing_id) => ask(c, deleteMilestone, { params: { listing_id, milestone_id: idOf(c) } }),
		page,
		back: `${PART}?done=removed`,
	});
}

const idOf = (c: PageContext): number => Number(c.req.param("milestone"));

/** Fields that were left empty say nothing. */
function bodyOf(sent: Sent) {
	const [description, url] = [typed(sent.description).trim(), typed(sent.url).trim()];
	return {
		date: typed(sent.date).trim(),
		title: typed(sent.title).trim(),
		...(description !== "" && { description }),
		...(url !== "" && { url }),
	};
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const listing_id = ownId(c);
	const [listing, token] = await Promise.all([ask(c, getMyListing, { params: { listing_id } }), formTokenOf(c)]);
	const path = ownPath(listing_id, PART);
	// A refused form stands open, with what was typed.
	const refusedId = c.req.param("milestone") === undefined ? null : idOf(c);
	const problems = Object.fromEntries(
		Object.entries(problemsIn(refused?.error)).map(([pointer, problem]) => [
			pointer.replace("/milestone/", "/"),
			problem,
		]),
	);
	const adds = refused !== undefined && refusedId === null;
	return showOwnPage(
		c,
		{ listing, title: t.title, lead: t.lead, refused },
		<>
			<PaidNote listing={listing} section="milestones" />
			{listing.milestones.length === 0 && <p class="empty">{t.none}</p>}
			<ol class="rows">
				{listing.milestones.map((one) => (
					<Milestone
						of={one}
						path={`${path}/${one.id}`}
						token={token}
						refused={refusedId === one.id ? { sent: refused?.sent ?? {}, problems } : undefined}
					/>
				))}
			</ol>
			<section aria-labelledby="add">
				<h2 id="add">{t.add}</h2>
				<PostForm action={path} token={token} class="edit-form">
					<Fields id="new" values={adds ? refused.sent : {}} problems={adds ? problems : {}} />
					<button type="submit" class="primary">
						{t.add}
					</button>
				</PostForm>
			</section>
		</>,
	);
}

interface MilestoneProps {
	of: Own["milestones"][number];
	path: string;
	token: string;
	refused: { sent: Sent; problems: Problems } | undefined;
}

const Milestone: FC<MilestoneProps> = ({ of, path, token, refused }) => {
	const about = <span class="visually-hidden">{t.of(<bdi>{of.title}</bdi>)}</span>;
	return (
		<li>
			<div>
				<h2 dir="auto">{of.title}</h2>
				<p class="muted">
					<time datetime={milestoneTime(of.date)}>{milestoneDay(of.date)}</time>
				</p>
				{of.description !== null && (
					<p class="kept-lines" dir="auto">
						{of.description}
					</p>
				)}
				{of.url !== null && (
					<p>
						<a href={of.url} rel="noopener nofollow">
							<bdi>{of.url}</bdi>
						</a>
					</p>
				)}
				<details open={refused !== undefined}>
					<summary>
						{t.edit}
						{about}
					</summary>
					<PostForm action={`${path}/edit`} token={token} class="edit-form">
						<input type="hidden" name="was" value={milestoneState(of)} />
						<Fields id={`m${of.id}`} values={refused?.sent ?? of} problems={refused?.problems ?? {}} />
						<button type="submit">{t.save}</button>
					</PostForm>
				</details>
			</div>
			<PostForm action={`${path}/remove`} token={token}>
				<button type="submit" class="secondary danger">
					{t.remove}
					{about}
				</button>
			</PostForm>
		</li>
	);
};

const Fields: FC<{ id: string; values: object; problems: Problems }> = ({ id, values, problems }) => {
	const said = (name: string) => typed((values as Sent)[name] ?? "");
	return (
		<>
			<LineField
				name="date"
				idPrefix={`${id}-`}
				label={t.date}
				hint={t.dateHint}
				required
				problem={problems["/date"]}
				input={(attributes) => <input {...attributes} type="date" value={said("date")} />}
			/>
			<LineField
				name="title"
				idPrefix={`${id}-`}
				label={t.name}
				required
				max={MILESTONE_TITLE_MAX}
				value={said("title")}
				problem={problems["/title"]}
			/>
			<TextField
				name="description"
				idPrefix={`${id}-`}
				label={t.text}
				help={t.textHint}
				max={MILESTONE_DESCRIPTION_MAX}
				rows={3}
				required={false}
				value={said("description")}
				problem={problems["/description"]}
			/>
			<LineField
				name="url"
				idPrefix={`${id}-`}
				label={t.link}
				hint={t.linkHint}
				max={LINK_MAX}
				value={said("url")}
				problem={problems["/url"]}
			/>
		</>
	);
};
