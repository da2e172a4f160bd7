/** Runs before every test file in workerd (`setupFiles` of vitest.config.ts). */
import { keepConsole, showLinesOfFailures } from "#testing/setup/console";
import { askD1Directly } from "#testing/setup/direct-d1";
import { answerFromLoaded, moduleRunner } from "#testing/setup/imports";
import { loadFromPack } from "#testing/setup/packed";
import { explainStatements } from "#testing/setup/plans";
import { restoreSettings } from "#testing/setup/settings";

keepConsole();
showLinesOfFailures();
await loadFromPack(moduleRunner());
answerFromLoaded(moduleRunner());
askD1Directly();
restoreSettings();
explainStatements();
