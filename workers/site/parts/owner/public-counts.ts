import { type EvidenceCounts, evidenceOf } from "#core/listings/evidence-counts";
import type { Own } from "./own.ts";

/** The facts of a listing as its page counts them for everybody: without those of sections that are locked. */
export function publicCounts({ evidence, typed, not_found_on_website, unlocked }: Own): EvidenceCounts {
	const locked = new Set([
		...(unlocked.story ? [] : ["story"]),
		...(unlocked.milestones ? [] : ["milestones"]),
		...(unlocked.media ? [] : ["demo_video_url"]),
	]);
	return evidenceOf({
		evidence: Object.fromEntries(Object.entries(evidence).filter(([field]) => !locked.has(field))),
		typed: typed.filter(({ field }) => !locked.has(field)),
		not_found_on_website,
	});
}
