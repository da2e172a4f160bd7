import { it } from "vitest";

it("ends", () => {});
it("waits for what never comes", () => new Promise(() => {}), 0);
