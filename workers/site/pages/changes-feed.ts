import { cursorText, isReadable, readCursor } from "#core/public-data/cursor";
import { newestChange, publicChanges } from "#store/public-data";
import { publicRecords } from "#usecases/public/public-records";
import { answerVersioned } from "../feeds/answer.ts";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const PATH = "/feeds/changes.jsonl";
/** Changes of one answer: a profile may have tens of kilobytes. */
const CHANGES_A_PAGE = 50;

/** Public facts in the order of their last change, for whoever keeps a copy of them. Source: docs/data.md#changes. */
export default function changesFeed(site: Site): void {
	site.get(PATH, async (c) => {
		const { db, links } = c.var.services;
		const text = c.req.query("since");
		const newest = await newestChange(db);
		const since = text === undefined || text === "" ? { epoch: newest.epoch, seq: 0 } : readCursor(text);
		c.header("Access-Control-Allow-Origin", "*");
		c.header("Access-Control-Expose-Headers", "ETag, Link");
		if (since === null || !isReadable(since, newest)) {
			const told = since === null ? words.data.noCursor : words.data.oldCursor;
			return c.json(
				{ ...told, dump: `${links.origin}/dumps/latest.json`, changes: links.origin + PATH },
				since ? 410 : 400,
			);
		}
		const changes = await publicChanges(db, since.seq, CHANGES_A_PAGE);
		const records = await publicRecords(db, changes, links);
		const lines = records.map((record, index) => {
			const cursor = cursorText({ epoch: newest.epoch, seq: changes[index]?.seq ?? since.seq });
			return `${JSON.stringify({ ...record, cursor })}\n`;
		});
		const last = changes.at(-1);
		if (last !== undefined && changes.length === CHANGES_A_PAGE) {
			const next = cursorText({ epoch: newest.epoch, seq: last.seq });
			c.header("Link", `<${links.origin}${PATH}?since=${next}>; rel="next"`);
		}
		return answerVersioned(c, lines.join(""), "application/jsonl; charset=utf-8", null);
	});
}
