/* Asks a driver's cuGetProcAddress_v2 for each name, release and kind of default stream, and compares the symbols behind its
 * answers with the table of libcuda-sys, which is the argument: a line for each symbol with its release and its name. With
 * --all it prints each answer. It looks all up in libcuda.so.1, so it needs no GPU for a driver that answers without one. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FOUND = 0, UNKNOWN = 1, TOO_OLD = 2, MOST = 2048, INVALID_VALUE = 1 };

struct symbol {
    int since;
    char symbol[96], name[96];
    void *address; /* what dlsym says */
};
static struct symbol table[MOST];
static int count;

typedef int (*get_proc_address)(const char *, void **, int, uint64_t, int *);
static get_proc_address ask;
static int driver, is_verbose, questions, differences;

static int is_per_thread(const struct symbol *symbol)
{
    const char *end = strrchr(symbol->symbol, '_');
    return end && (!strcmp(end, "_ptds") || !strcmp(end, "_ptsz"));
}

/* What the table says: the newest symbol of the release, or null and the status. A name with per-thread variants has no other
 * symbol for flags that ask for them. */
static const struct symbol *expected(const char *name, int release, uint64_t flags, int *status)
{
    const struct symbol *found = NULL;
    int per_thread = 0, is_known = 0;
    for (const struct symbol *own = table; own < table + count; own++)
        if (!strcmp(own->name, name) && own->address) {
            is_known = 1;
            per_thread |= flags & 2 && is_per_thread(own);
        }
    for (const struct symbol *own = table; own < table + count; own++)
        if (!strcmp(own->name, name) && own->address && own->since <= release && is_per_thread(own) == per_thread)
            found = own;
    *status = found ? FOUND : is_known ? TOO_OLD : UNKNOWN;
    return found;
}

/* The symbol that has this address: the expected one if several have it. */
static const char *symbol_of(void *address, const struct symbol *wanted)
{
    Dl_info info;
    if (!address)
        return "nothing";
    if (wanted && wanted->address == address)
        return wanted->symbol;
    for (const struct symbol *own = table; own < table + count; own++)
        if (own->address == address)
            return own->symbol;
    if (dladdr(address, &info) && info.dli_sname && info.dli_saddr == address)
        return info.dli_sname;
    return "an address without a symbol";
}

/* One line for all releases in a row with the same answer. */
static void compare(const char *name, const int *releases, int last, uint64_t flags)
{
    char before[512] = "";
    for (int i = 0; i < last; i++) {
        int status, own = -1;
        void *address = NULL;
        const struct symbol *wanted = expected(name, releases[i], flags, &status);
        int code = ask(name, &address, releases[i], flags, &own);
        const char *found = symbol_of(address, wanted);
        int is_same = code == 0 && own == status && !strcmp(found, wanted ? wanted->symbol : "nothing");
        char line[512];
        snprintf(line, sizeof line, "code %d, status %d, %s; the table says status %d, %s", code, own, found, status,
                 wanted ? wanted->symbol : "nothing");
        questions++;
        differences += !is_same;
        if ((is_verbose || !is_same) && strcmp(line, before))
            printf("%s%s, flags %d, from %d on: %s\n", is_same ? "" : "differs: ", name, (int)flags, releases[i], line);
        strcpy(before, is_verbose || !is_same ? line : "");
    }
}

static int by_number(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(int arguments, char **argument)
{
    int releases[2 * MOST + 2], last = 0, unique = 0;
    is_verbose = arguments == 3 && !strcmp(argument[2], "--all");
    FILE *file = arguments == 2 || is_verbose ? fopen(argument[1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "usage: %s symbols.txt [--all]\n", argument[0]);
        return 2;
    }
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        return 2;
    }
    int (*version)(int *) = (int (*)(int *))dlsym(library, "cuDriverGetVersion");
    int (*init)(unsigned) = (int (*)(unsigned))dlsym(library, "cuInit");
    ask = (get_proc_address)dlsym(library, "cuGetProcAddress_v2");
    if (!version || !init || !ask || version(&driver)) {
        fprintf(stderr, "libcuda.so.1 has no cuGetProcAddress_v2, which is of CUDA 12.0, or no version\n");
        return 2;
    }
    printf("a driver of CUDA %d.%d; cuInit: %d\n", driver / 1000, driver % 1000 / 10, init(0));

    while (count < MOST && fscanf(file, "%d %95s %95s", &table[count].since, table[count].symbol, table[count].name) == 3) {
        table[count].address = dlsym(library, table[count].symbol);
        if (table[count].since <= driver) {
            releases[last++] = table[count].since;
            releases[last++] = table[count].since - 10;
        }
        if (!table[count].address != (table[count].since > driver))
            printf("%s of %d: dlsym %s it\n", table[count].symbol, table[count].since, table[count].address ? "finds" : "does not find");
        count++;
    }
    releases[last++] = driver;
    qsort(releases, last, sizeof *releases, by_number);
    for (int i = 0; i < last; i++)
        if (unique == 0 || releases[unique - 1] != releases[i])
            releases[unique++] = releases[i];

    for (int i = 0; i < count; i++)
        for (uint64_t flags = 0; flags < 4; flags++) {
            if (i == 0 || strcmp(table[i - 1].name, table[i].name))
                compare(table[i].name, releases, unique, flags);
            /* A symbol with a version or a suffix is no name. */
            if (strcmp(table[i].symbol, table[i].name))
                compare(table[i].symbol, releases, unique, flags);
        }
    compare("cuNoSuchFunction", releases, unique, 0);
    void *address;
    int code = ask("cuInit", &address, driver + 10, 0, NULL);
    printf("a release that is newer than the driver: code %d%s\n", code, code == INVALID_VALUE ? "" : ", and not 1");
    differences += code != INVALID_VALUE;
    printf("%d questions, %d answers differ from the table\n", questions, differences);
    return count == 0 || differences > 0;
}
