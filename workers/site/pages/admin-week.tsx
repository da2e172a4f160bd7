import moveListingWeek from "#actions/launches/move-listing-week";
import setWeekPlaces from "#actions/launches/set-week-places";
import { notFound } from "#core/errors";
import { addWeeks, type WeekKey, weekOf } from "#core/launches/week";
import { WEEK_SLOTS_MAX } from "#core/launches/week-places";
import { entriesAbout } from "#store/audit-log";
import { scheduledFor } from "#store/launches";
import { type InWeek, listingsInWeek, weekPlaces } from "#store/week-places";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changes } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { LineField } from "../parts/line-field.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.teamTree.weeks;
const LIST = { href: "/admin/weeks", label: t.title };
const WEEKS_AHEAD = 52;
const SHOWN = 200;
const CHANGES_SHOWN = 10;

/** For the site team: places of one week to come, who has them, and their way to another week. */
export default function adminWeekPage(site: Site): void {
	site.get("/admin/weeks/:week{[0-9]{4}-[0-9]{2}-[0-9]{2}}", (c) => page(c, c.req.param("week")));

	site.post("/admin/weeks/:week{[0-9]{4}-[0-9]{2}-[0-9]{2}}/places", (c) => {
		const week = c.req.param("week");
		return decided(
			c,
			`/admin/weeks/${week}`,
			async (sent) => {
				const seen = {
					free_slots: slots(sent.seen_free),
					paid_slots: slots(sent.seen_paid),
					free_closed: sent.seen_closed === "true",
				};
				const places = { free_slots: slots(sent.free_slots), paid_slots: slots(sent.paid_slots) };
				await act(c, setWeekPlaces, { week, seen, ...places, free_closed: sent.free_closed === "on" });
			},
			(refused) => page(c, week, refused),
		);
	});

	site.post("/admin/weeks/:week{[0-9]{4}-[0-9]{2}-[0-9]{2}}/move", (c) => {
		const week = c.req.param("week");
		return decided(
			c,
			`/admin/weeks/${week}`,
			async (sent) => {
				// A choice of the form is a listing as it was read.
				const [listing_id, version] = typed(sent.listing).split(".").map(Number) as [number, number];
				await act(c, moveListingWeek, { listing_id, version, week: typed(sent.to).trim(), reason: typed(sent.reason) });
			},
			(refused) => page(c, week, refused),
		);
	});
}

/** A number of places; none is what the settings say. What is no number is refused as none that there can be. */
const slots = (text: unknown): number | null => (typed(text).trim() === "" ? null : Number(text));

async function page(c: PageContext, week: WeekKey, refused?: Refused) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db, settings } = c.var.services;
	const current = weekOf(new Date());
	const isMonday = !Number.isNaN(Date.parse(week)) && weekOf(new Date(week)) === week;
	if (!isMonday || week < current || week > addWeeks(current, WEEKS_AHEAD)) return notFound("week");
	const [places, inIt, coming, changes, token] = await Promise.all([
		weekPlaces(db, week),
		listingsInWeek(db, week, SHOWN),
		scheduledFor(db, week, SHOWN),
		entriesAbout(db, `week:${week}`, CHANGES_SHOWN),
		formTokenOf(c),
	]);
	const again = coming.filter(({ facts }) => facts.kind === "relaunch");
	const isMove = refused?.sent.listing !== undefined;
	const sent = refused === undefined || isMove ? null : refused.sent;
	const problems = problemsIn(refused?.error);
	const shown = (name: string, stored: number | null) =>
		sent === null ? (stored?.toString() ?? "") : typed(sent[name]);
	const home = `/admin/weeks/${week}`;
	return showAdminPage(
		c,
		{ area: "weeks", above: [LIST], title: t.one(dayOf(week)), width: "narrow" },
		<>
			<h1>{t.one(dayOf(week))}</h1>
			<section aria-labelledby="places">
				<h2 id="places">{t.places}</h2>
				{!isMove && <RefusedNotice error={refused?.error} />}
				<PostForm action={`${home}/places`} token={token} class="card">
					<input type="hidden" name="seen_free" value={places.freeSlots?.toString() ?? ""} />
					<input type="hidden" name="seen_paid" value={places.paidSlots?.toString() ?? ""} />
					<input type="hidden" name="seen_closed" value={String(places.freeClosed)} />
					{(
						[
							["free_slots", t.freeSlots, places.freeSlots, places.freeTaken, settings.freeSlotsPerWeek],
							["paid_slots", t.paidSlots, places.paidSlots, places.paidTaken, settings.paidSlotsPerWeek],
						] as const
					).map(([name, label, stored, taken, usual]) => (
						<LineField
							name={name}
							label={label}
							hint={t.slotsHint(taken, usual)}
							problem={isMove ? undefined : problems[`/${name}`]}
							input={(attributes) => (
								<input
									{...attributes}
									type="number"
									min={String(taken)}
									max={String(WEEK_SLOTS_MAX)}
									step="1"
									value={shown(name, stored)}
								/>
							)}
						/>
					))}
					<label>
						<input
							type="checkbox"
							name="free_closed"
							checked={sent === null ? places.freeClosed : sent.free_closed === "on"}
						/>{" "}
						{t.freeClosed}
					</label>
					<button type="submit" class="primary">
						{t.save}
					</button>
				</PostForm>
			</section>
			<section aria-labelledby="in-it">
				<h2 id="in-it">{t.inIt}</h2>
				<InIt rows={inIt} />
				{again.length > 0 && (
					<>
						<h3>{t.relaunches}</h3>
						<ul>
							{again.map(({ card }) => (
								<li>
									<a href={`/admin/listings/${card.slug}`}>
										<bdi>{card.name}</bdi>
									</a>
								</li>
							))}
						</ul>
					</>
				)}
			</section>
			{inIt.some(isMovable) && (
				<section aria-labelledby="move">
					<h2 id="move">{t.move}</h2>
					<Decision
						c={c}
						action={`${home}/move`}
						token={token}
						reason={{ label: t.moveReason }}
						refused={isMove ? refused : undefined}
						buttons={[{ value: "move", label: t.move }]}
					>
						<LineField
							name="listing"
							label={t.which}
							input={(attributes) => (
								<select {...attributes}>
									{inIt.filter(isMovable).map(({ id, version, name }) => (
										<option
											value={`${id}.${version}`}
											selected={isMove && refused?.sent.listing === `${id}.${version}`}
										>
											{name}
										</option>
									))}
								</select>
							)}
						/>
						<LineField
							name="to"
							label={t.moveTo}
							hint={t.moveToHint}
							required
							problem={isMove ? problems["/week"] : undefined}
							input={(attributes) => (
								<input {...attributes} type="date" value={isMove ? typed(refused?.sent.to) : ""} />
							)}
						/>
					</Decision>
				</section>
			)}
			<Changes of={changes} c={c} token={token} />
		</>,
	);
}

const isMovable = ({ hiddenAt }: InWeek) => hiddenAt === null;

const InIt = ({ rows }: { rows: readonly InWeek[] }) => {
	if (rows.length === 0) return <p class="empty">{t.nobody}</p>;
	const said = words.teamListings;
	return (
		<>
			<ol>
				{rows.map(({ slug, name, status, hiddenAt, plan, launchPosition }) => (
					<li value={launchPosition ?? undefined}>
						<a href={`/admin/listings/${slug}`}>
							<bdi>{name}</bdi>
						</a>
						, {said.plans[plan ?? "none"]}, {hiddenAt === null ? said.statuses[status] : said.statuses.hidden}
					</li>
				))}
			</ol>
			{rows.length === SHOWN && <p class="muted">{t.cut(SHOWN)}</p>}
		</>
	);
};
