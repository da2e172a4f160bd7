/**
 * Loads the Worker in the tests' own context, and with it what it imports only when a request first needs it: an
 * `import()` that a cancelled request began would never end (packages/testing/setup/imports.ts).
 * `scripts/imports.test.ts` holds this list against the code.
 */
import "#workers/index";
import "#workers/mcp/door";
import "#workers/mcp/live-session";
import "@resvg/resvg-wasm";
import "@resvg/resvg-wasm/index_bg.wasm";
import "sales-tax";
import "stripe";
