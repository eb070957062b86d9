/**
 * Shown when not even the messages of the page could be loaded, so without any of them: both languages, and a way to
 * try again. A page that only lacks its own data shows the shell's ErrorPage.
 */
export function RootFailure() {
  return (
    <main className="mx-auto max-w-reading px-gutter py-section">
      <h1 className="text-title-lg" lang="en">
        This page didn’t load
      </h1>
      <p className="mt-3" lang="en">
        Check your connection, then{' '}
        <a href="?" className="text-link">
          try again
        </a>
        .
      </p>
      <h2 className="mt-12 text-title-lg" lang="es">
        Esta página no se pudo mostrar
      </h2>
      <p className="mt-3" lang="es">
        Revise su conexión y luego{' '}
        <a href="?" className="text-link">
          inténtelo de nuevo
        </a>
        .
      </p>
    </main>
  );
}
