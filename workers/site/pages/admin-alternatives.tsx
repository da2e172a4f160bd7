import type { FC } from "hono/jsx";
import decideAlternative from "#actions/alternatives/decide-alternative";
import { invalidField } from "#core/errors";
import { LINK_MAX } from "#core/limits";
import { listingBySlug } from "#store/listings";
import { alternativeCursor, standingOf, type TeamAlternative, teamAlternatives } from "#store/team-alternatives";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BULK_FORM, BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { decided, typedBefore } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView, partOf } from "../parts/admin/list-view.ts";
import { LineField } from "../parts/line-field.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.alternativeTeam;
const PATH = "/admin/alternatives";
const SHOWN = 50;
const STATES = ["approved", "declined", "taken_out"] as const;
type State = (typeof STATES)[number];

const FILTERS: readonly Filter[] = [
	{
		name: "state",
		label: t.state,
		unset: t.states[STATES[0]],
		choices: STATES.slice(1).map((value) => ({ value, label: t.states[value] })),
	},
];

/** For the site team: what stands as an alternative to what, and what does not. */
export default function adminAlternativesPage(site: Site): void {
	site.get(PATH, (c) => page(c));

	site.post(`${PATH}/add`, (c) =>
		decided(
			c,
			PATH,
			async (sent) => {
				const [listing_id, alternative_id] = [
					await idAt(c, sent.product, "/product"),
					await idAt(c, sent.other, "/other"),
				];
				const { state: seen } = await standingOf(c.var.services.db, {
					listingId: listing_id,
					alternativeId: alternative_id,
				});
				const decision = sent.decision === "take_out" ? "take_out" : "approve";
				await act(c, decideAlternative, { listing_id, alternative_id, seen, decision, reason: typed(sent.reason) });
			},
			(refused) => page(c, refused),
		),
	);

	site.post(`${PATH}/decide`, (c) =>
		doBulk(c, {
			action: decideAlternative,
			home: PATH,
			inputOf: (id, form) => {
				const [listing_id, alternative_id, state] = typed(form.get(`pair-${id}`)).split(".");
				return {
					listing_id: Number(listing_id),
					alternative_id: Number(alternative_id),
					seen: STATES.find((one) => one === state) ?? "none",
					decision: form.get("decision") === "approve" ? "approve" : "take_out",
					reason: typed(form.get("reason")),
				};
			},
		}),
	);
}

/** The listing whose page was named, as the slug or the whole address. */
async function idAt(c: PageContext, text: unknown, pointer: string): Promise<number> {
	const path = typed(text)
		.trim()
		.replace(/[?#].*$/s, "")
		.replace(/\/$/, "");
	const listing = await listingBySlug(c.var.services.db, path.slice(path.lastIndexOf("/") + 1).toLowerCase());
	return listing?.id ?? invalidField(pointer, t.unknown, "unknown");
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const view = listView(c, { filters: FILTERS, path: PATH });
	const state: State = STATES.find((one) => one === view.filters.state) ?? STATES[0];
	const [found, token] = await Promise.all([
		teamAlternatives(c.var.services.db, { q: view.q, state, after: view.after, limit: SHOWN + 1 }),
		formTokenOf(c),
	]);
	const { items, next } = partOf(found, SHOWN, alternativeCursor);
	const isOut = state === "taken_out";
	return showAdminPage(
		c,
		{ area: "alternatives", title: t.title },
		<>
			<h1>{t.title}</h1>
			<p class="lead">{t.lead}</p>
			<BulkReport c={c} nameOf={t.pairNumber} />
			<section aria-labelledby="pairs">
				<h2 id="pairs">{t.states[state]}</h2>
				<AdminList
					view={view}
					filters={FILTERS}
					searchHelp={t.search}
					rows={items}
					idOf={({ place }) => place}
					nameOf={({ alternative, listing }) => t.name(alternative.name, listing.name)}
					next={next}
					empty={view.q === "" ? t.none : t.noneSuch}
					columns={[
						{ label: t.pair, cell: (pair) => <Pair of={pair} state={state} /> },
						{ label: t.by, cell: ({ byTeam }) => (byTeam ? t.byTeam : t.byOwner) },
						{ label: t.since, cell: ({ at }) => (at === 0 ? t.unknownSince : <Time at={at} />) },
					]}
					bulk={{
						action: `${PATH}/decide`,
						token,
						reason: t.reason,
						buttons: [
							...(state === "approved" ? [] : [{ value: "approve", label: t.approve }]),
							...(isOut ? [] : [{ value: "take_out", label: t.takeOut, kind: "danger" as const, isRefusal: true }]),
						],
					}}
				/>
			</section>
			<section aria-labelledby="add">
				<h2 id="add">{t.add}</h2>
				<Add {...{ c, token, refused }} />
			</section>
		</>,
	);
}

const Pair: FC<{ of: TeamAlternative; state: State }> = ({ of, state }) => {
	const { place, listingId, alternativeId, listing, alternative } = of;
	return (
		<>
			{t.to(
				<a href={`/admin/listings/${alternative.slug}`}>
					<bdi>{alternative.name}</bdi>
				</a>,
				<a href={`/admin/listings/${listing.slug}`}>
					<bdi>{listing.name}</bdi>
				</a>,
			)}
			{state === "approved" && alternative.status !== "live" && <p class="muted">{t.notLive}</p>}
			{/* What was read: a pair that was decided about since is looked at again. */}
			<input type="hidden" name={`pair-${place}`} value={`${listingId}.${alternativeId}.${state}`} form={BULK_FORM} />
		</>
	);
};

const Add: FC<{ c: PageContext; token: string; refused: Refused | undefined }> = ({ c, token, refused }) => {
	const problems = problemsIn(refused?.error);
	const address = (name: "product" | "other", also?: string) => (
		<LineField
			name={name}
			label={t[name]}
			hint={t.addressHint}
			required
			max={LINK_MAX}
			value={refused === undefined ? typedBefore(c, name) : typed(refused.sent[name])}
			problem={problems[`/${name}`] ?? (also === undefined ? undefined : problems[also])}
		/>
	);
	return (
		<Decision
			{...{ c, token, refused }}
			action={`${PATH}/add`}
			idPrefix="add-"
			reason={{ label: t.reason }}
			buttons={[{ value: "approve", label: t.add }]}
		>
			{address("product")}
			{address("other", "/alternative_id")}
		</Decision>
	);
};
