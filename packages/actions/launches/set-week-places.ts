import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, invalidField } from "#core/errors";
import { addWeeks, weekOf } from "#core/launches/week";
import { WEEK_SLOTS_MAX } from "#core/launches/week-places";
import { decidePlaces, weekPlaces } from "#store/week-places";
import { unchanged } from "#usecases/commit";
import { dateText } from "#usecases/fields";

const slots = z.int().min(0).max(WEEK_SLOTS_MAX).nullable();
const places = z.strictObject({ free_slots: slots, paid_slots: slots, free_closed: z.boolean() });

const WEEKS_AHEAD = 52;

/**
 * The site team decides how many launches one week to come holds, and whether the free queue passes it by. What is promised
 * stays promised. Source: docs/launches.md#places-of-one-week.
 */
export default defineAction({
	id: "set_week_places",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** Its Monday. */
		week: dateText,
		/** As it was when the team looked. */
		seen: places,
		...places.shape,
	}),
	async handler({ week, seen, ...typed }, { db, now }) {
		const current = weekOf(now);
		if (weekOf(new Date(week)) !== week || week < current || week > addWeeks(current, WEEKS_AHEAD)) {
			invalidField("/week", "Name the Monday of this week or of one to come, within a year.", "bad_value");
		}
		const row = await weekPlaces(db, week);
		const before = { freeSlots: seen.free_slots, paidSlots: seen.paid_slots, freeClosed: seen.free_closed };
		const after = { freeSlots: typed.free_slots, paidSlots: typed.paid_slots, freeClosed: typed.free_closed };
		if (
			row.freeSlots !== before.freeSlots ||
			row.paidSlots !== before.paidSlots ||
			row.freeClosed !== before.freeClosed
		) {
			throw new AppError(MOVED.code, MOVED.detail);
		}
		refuseBelow("/free_slots", after.freeSlots, row.freeTaken);
		refuseBelow("/paid_slots", after.paidSlots, row.paidTaken);
		const change = changeBetween(seen, typed);
		if (Object.keys(change.after).length === 0) return unchanged({ week });
		return record({ subject: `week:${week}`, change }, { week }, decidePlaces(db, week, before, after), {
			stale: MOVED,
			promised: MOVED,
		});
	},
});

const MOVED = {
	code: "listing_conflict",
	detail: "The places of this week have changed since you looked. Look again.",
} as const;

function refuseBelow(pointer: string, slots: number | null, taken: number): void {
	if (slots === null || slots >= taken) return;
	invalidField(pointer, `${taken} places of this week are promised already: it cannot hold fewer.`, "too_small");
}
