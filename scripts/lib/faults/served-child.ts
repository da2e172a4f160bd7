/**
 * A served instance in a process of its own, which `npm run faults -- --kills` kills with all that it started: built
 * Worker, data in the folder that it is given, begun anew there as often as it takes.
 */
import { serve, UNLIMITED } from "#scripts/lib/served";

const [state = "", isFirst] = process.argv.slice(2);
const { directOrigin, origin } = await serve(isFirst === "first" ? UNLIMITED : {}, { state });
process.send?.({ origin, directOrigin });
// Nobody is left to kill it.
process.once("disconnect", () => process.exit(1));
