import type { Clock, Ids, Log } from "#core/ports/outside";
import type { Settings } from "#core/settings";
import type { Links } from "#core/web/links";
import type { Db } from "#store/db";

/** What operations, actions and jobs all work with; each adds who asks and which of the outside world it may reach. */
export interface WorkContext {
	/** The instant of this request, or the one that a job happens at. Rules ask for no other. */
	now: Date;
	db: Db;
	ids: Ids;
	/** Real time: for leases, and for how long something took. */
	clock: Clock;
	settings: Settings;
	links: Links;
	log: Log;
	/** The next id of a sequence, taken before the commit; gaps are harmless. */
	nextId(sequence: string): Promise<number>;
}
