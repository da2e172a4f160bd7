import { adopterJourney } from "#scripts/lib/journeys/adopter";
import { draftJourney } from "#scripts/lib/journeys/draft";
import { founderJourney, plainFounderJourney } from "#scripts/lib/journeys/founder";
import type { Journey } from "#scripts/lib/journeys/stage";
import { weekJourney } from "#scripts/lib/journeys/week";

/** Every way through the site that is walked, the longest first: they are walked side by side. */
export const JOURNEYS: readonly Journey[] = [
	adopterJourney,
	draftJourney,
	founderJourney,
	plainFounderJourney,
	weekJourney,
];
