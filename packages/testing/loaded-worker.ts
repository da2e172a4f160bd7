/**
 * Loads the Worker in the tests' own context, and with it what it imports only when a request first needs it: an
 * `import()` that a cancelled request began would never end (packages/testing/setup/imports.ts).
 * `scripts/imports.test.ts` holds this list against the code.
 */
import "#drafting/drafter";
import "#core/listings/visit-source";
import "#workers/http/oauth-servers";
import "#workers/index";
import "#workers/jobs/consumer";
import "#workers/jobs/cron";
import "#workers/mcp/door";
import "#workers/mcp/live-session";
import "#workers/oauth/app";
import "#workers/rest/app";
import "#workers/site/app";
import "#workers/site/badge-route";
import "#workers/site/picture-route";
import "#workers/webhooks";
import "@resvg/resvg-wasm";
import "@resvg/resvg-wasm/index_bg.wasm";
import "jose";
import "sales-tax";
