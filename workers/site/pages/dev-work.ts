import { invalidField } from "#core/errors";
import { workDueBy } from "#store/outbox";
import { localOnly } from "../no-page.ts";
import type { Site } from "../site.ts";

/** What is still to be done by a time, for commands that wait until nothing is; elsewhere there is no such page. */
export default function devWorkPage(site: Site): void {
	site.get("/dev/work", async (c) => {
		const { db } = localOnly(c);
		const at = Number(c.req.query("at"));
		if (!Number.isSafeInteger(at)) invalidField("/at", "Give the time in epoch milliseconds.");
		return c.json(await workDueBy(db, at), 200, { "Cache-Control": "no-store" });
	});
}
