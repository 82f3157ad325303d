/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The one user who may copy their database to Guest; unset, nobody may. */
  readonly VITE_OWNER_USER?: string;
}

/** When this build was made, `MM/dd/yyyy HH:mm`. */
declare const __BUILD_TIME__: string;
