import { expect, it } from "vitest";
import { eventId } from "#core/events/kinds";

it("names an event by its number and time, so that a database that was put back names none as before", () => {
	expect(eventId({ seq: 12, at: 1_795_000_000_000 })).toBe("evt_12_mwm0nk74");
	expect(eventId({ seq: 12, at: 1_795_000_000_001 })).not.toBe(eventId({ seq: 12, at: 1_795_000_000_000 }));
});
