import { alternatives } from "#testing/team-samples/alternatives";
import { decisions } from "#testing/team-samples/decisions";
import { directory } from "#testing/team-samples/directory";
import { drafts } from "#testing/team-samples/drafts";
import { files } from "#testing/team-samples/files";
import { keeping } from "#testing/team-samples/keeping";
import { listings } from "#testing/team-samples/listings";
import { money } from "#testing/team-samples/money";
import { people } from "#testing/team-samples/people";
import { posts } from "#testing/team-samples/posts";
import { proofs } from "#testing/team-samples/proofs";
import { questions } from "#testing/team-samples/questions";
import { ratings } from "#testing/team-samples/ratings";
import { revenue } from "#testing/team-samples/revenue";
import type { AnySample } from "#testing/team-samples/sample";
import { synonyms } from "#testing/team-samples/synonyms";
import { tags } from "#testing/team-samples/tags";
import { tree } from "#testing/team-samples/tree";
import { votes } from "#testing/team-samples/votes";
import { webhooks } from "#testing/team-samples/webhooks";

/** A sample for every action of the site team, a file for each area. */
export const TEAM_SAMPLES: readonly AnySample[] = [
	...alternatives,
	...decisions,
	...directory,
	...drafts,
	...files,
	...keeping,
	...listings,
	...money,
	...people,
	...posts,
	...questions,
	...ratings,
	...synonyms,
	...tags,
	...tree,
	...votes,
	...proofs,
	...webhooks,
	...revenue,
];
