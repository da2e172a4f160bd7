/**
 * Loads the Worker in the tests' own context, and with it what it imports only when a request first needs it: an
 * `import()` that a cancelled request began would never end (packages/testing/setup/imports.ts).
 * `scripts/imports.test.ts` holds this list against the code, with that of `loaded-drawing.ts`.
 */
import "#core/jose-parts";
import "#drafting/compare";
import "#drafting/drafter";
import "#drafting/extractive/pictures";
import "#core/listings/visit-source";
import "#operations/registry";
import "#operations/where-taken";
import "#workers/health";
import "#workers/http/oauth-servers";
import "#workers/index";
import "#workers/jobs/consumer";
import "#workers/jobs/cron";
import "#workers/mcp/by-sdk";
import "#workers/mcp/door";
import "#workers/mcp/live-session";
import "#workers/mcp/prompt-texts";
import "#workers/mcp/shapes";
import "#workers/mcp/tool-definitions";
import "#workers/oauth/app";
import "#workers/rest/door";
import "#workers/site/app";
import "#workers/site/badge-route";
import "#workers/site/picture-route";
import "#workers/site/sections/account";
import "#workers/site/sections/admin";
import "#workers/site/sections/arriving";
import "#workers/site/sections/below-listings";
import "#workers/site/sections/buying";
import "#workers/site/sections/categories";
import "#workers/site/sections/dev";
import "#workers/site/sections/docs";
import "#workers/site/sections/feeds";
import "#workers/site/sections/files";
import "#workers/site/sections/home";
import "#workers/site/sections/launches";
import "#workers/site/sections/listings";
import "#workers/site/sections/people";
import "#workers/site/sections/reading";
import "#workers/site/sections/share";
import "#workers/webhooks";
import "@resvg/resvg-wasm";
import "sales-tax";
