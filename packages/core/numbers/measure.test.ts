import { expect, it } from "vitest";
import { dataPointOf } from "#core/numbers/measure";

it("lays every kind of measure out alike: what it is, of which class, milliseconds first", () => {
	const sent = { rowsRead: 20, rowsWritten: 1, statements: 3 };
	expect(dataPointOf({ kind: "request", route: "get_listing", caller: "key", status: 200, ms: 4, ...sent })).toEqual({
		indexes: ["request"],
		blobs: ["get_listing", "key"],
		doubles: [4, 200, 20, 1, 3],
	});
	expect(dataPointOf({ kind: "job", job: "send-mail", outcome: "failed", ms: 9, attempts: 2 })).toEqual({
		indexes: ["job"],
		blobs: ["send-mail", "failed"],
		doubles: [9, 2, 0, 0, 0],
	});
	expect(dataPointOf({ kind: "draft", state: "ready", ms: 2300, fields: 14 })).toEqual({
		indexes: ["draft"],
		blobs: ["ready", ""],
		doubles: [2300, 14, 0, 0, 0],
	});
	expect(dataPointOf({ kind: "money", state: "paid", currency: "USD", cents: 9900 })).toEqual({
		indexes: ["money"],
		blobs: ["paid", "USD"],
		doubles: [0, 9900, 0, 0, 0],
	});
});
